"""What the Risk cards do, one file for each sort of effect."""
