# What the laboratory says in the browser: boxes that people change, and the questions that are played with them.
