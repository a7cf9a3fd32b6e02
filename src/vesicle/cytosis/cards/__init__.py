"""What cards do: completing them, instant resources, Events and Goals."""
