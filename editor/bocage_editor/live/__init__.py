"""What is found out about a document while it is edited."""
