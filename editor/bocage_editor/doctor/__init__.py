"""What this machine needs to run Bocage: facts, judgements on them, and remedies."""
