"""What may be said in a scenario, and how to say that it is wrong."""
