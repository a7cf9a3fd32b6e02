"""The table server: tables, seats and viewers over HTTP and websockets."""
