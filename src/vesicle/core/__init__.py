"""What both games share; it knows no rule of either."""
