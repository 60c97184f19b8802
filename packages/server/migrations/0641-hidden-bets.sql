-- A cart that its player hid: nobody follows it, and nobody is shown it (product 5.15).
ALTER TABLE bet_cart ADD COLUMN is_hidden boolean NOT NULL DEFAULT false;
ALTER TYPE bet_place_cart ADD ATTRIBUTE hidden boolean;
