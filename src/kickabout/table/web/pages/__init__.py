"""The pages: their addresses, what each shows, and the templates, styles and scripts."""
