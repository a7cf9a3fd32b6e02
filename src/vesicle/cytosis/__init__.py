"""Cytosis: worker placement inside a human cell."""
