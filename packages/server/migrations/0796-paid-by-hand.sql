-- A withdrawal that was paid by hand: from which bank of the house, and by which receipt. Written with its last state.
ALTER TABLE withdrawal ADD COLUMN hand_bank text CHECK (length(hand_bank) BETWEEN 1 AND 40);
ALTER TABLE withdrawal ADD COLUMN hand_receipt text CHECK (length(hand_receipt) BETWEEN 1 AND 64);
ALTER TABLE withdrawal ADD CHECK ((hand_bank IS NULL) = (hand_receipt IS NULL) AND (hand_bank IS NULL OR state = 1));
GRANT UPDATE (hand_bank, hand_receipt) ON withdrawal TO fairlot_app;
