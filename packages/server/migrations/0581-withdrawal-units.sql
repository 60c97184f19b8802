-- Decimals of USDT on the chain that it is paid on: by them and the rate that stands beside it base units are counted.
ALTER TABLE withdrawal ADD COLUMN decimals smallint CHECK (decimals BETWEEN 3 AND 30);
UPDATE withdrawal SET decimals = CASE bank WHEN 'USDT_BSC' THEN 18 ELSE 6 END WHERE usdt IS NOT NULL;
ALTER TABLE withdrawal ADD CHECK ((usdt IS NULL) = (decimals IS NULL));
