-- Where tests stall a bet between check and insert. Does nothing; only the owner can replace it.
CREATE OR REPLACE FUNCTION bet_stall() RETURNS void LANGUAGE plpgsql AS $$ BEGIN END $$;
