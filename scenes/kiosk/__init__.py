"""The unattended parlour: who is still there, what visitors may do, and how it begins anew."""
