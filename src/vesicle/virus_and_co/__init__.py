"""Virus & Co., the card game: pass on the viruses, keep the pills, stay out of intensive care."""
