"""The language layer: messages and their arguments on one side, the files of a language on the other.

Code decides what is said, as a `Message`; message files in the format of Project Fluent
(https://projectfluent.org) hold the words. This layer knows neither games nor matches.
"""
