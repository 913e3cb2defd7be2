"""What translators work with: skeletons of message files, a check of translations, and a glossary."""
