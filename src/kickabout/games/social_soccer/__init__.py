"""SocialSoccer: ten friends, a ball, and what each of them is willing to give."""
