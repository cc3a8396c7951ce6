"""Who plays: minds that choose actions and, if they can, tell what actions are worth."""
