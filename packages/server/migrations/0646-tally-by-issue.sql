-- Where the chunks of an issue end is told by its tallies, of which there are fewer than bets, and the audit looks at the
-- tallies of the issues that ended lately: without this it read those of all issues there ever were.
CREATE INDEX bet_tally_of_issue ON bet_tally (issue_id, player_id);
