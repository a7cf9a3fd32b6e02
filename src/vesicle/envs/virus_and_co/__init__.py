"""Virus & Co. as an environment: its compiled loops, and which fields belong to a module."""

MODULE_FIELDS = {"etiquette": ("forgot", "rude")}
