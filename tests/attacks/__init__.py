"""What was tried against a server, each as a test against one that runs in a process of its own."""
