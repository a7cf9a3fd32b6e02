"""How bots think about Virus & Co."""
