"""What bots do and do not."""
