"""What a seat sees of SocialSoccer, as plain data for a page or another program."""
