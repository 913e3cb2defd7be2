"""The language layer: messages and their arguments on the one side, a language's files on the other.

Code decides what is said, as a `Message`; message files in the format of Project Fluent
(https://projectfluent.org) say it. It knows neither games nor matches.
"""
