-- What is sent along with a payout to an address: exchanges take the deposits of all customers at one address on TON and
-- tell them apart by it. One address with two memos is two accounts. The withdrawal keeps what was sent.
ALTER TABLE payee ADD COLUMN memo text NOT NULL DEFAULT '' CHECK (octet_length(memo) <= 123),
  ADD CHECK (memo = '' OR kind = 2);
DROP INDEX payee_own;
CREATE UNIQUE INDEX payee_own ON payee (player_id, bank, number_mac, memo) WHERE removed_at IS NULL;
ALTER TABLE withdrawal ADD COLUMN memo text NOT NULL DEFAULT '' CHECK (octet_length(memo) <= 123);
