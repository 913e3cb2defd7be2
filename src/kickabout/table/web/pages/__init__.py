"""The pages: their routes, their contexts, and the templates, styles and scripts."""
