-- What a bet costs is what its notes cost, and it belongs to a cart of its player.
ALTER TABLE bet
  ADD CONSTRAINT bet_stake CHECK (stake = unit_stake * notes),
  ADD CONSTRAINT bet_of_cart FOREIGN KEY (player_id, intent) REFERENCES bet_cart;
