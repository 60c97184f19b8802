-- What players are paid to, and may pay from: 1 banks, 2 e-wallets, 3 chains of USDT (product 6.7). A code never comes
-- to mean another. `form` is how an account there is written, checked by the program. A time in `maintenance_until`
-- that has not come yet closes both ways until then.
CREATE TABLE bank (
  code text PRIMARY KEY CHECK (code ~ '^[A-Z][A-Z0-9_]{1,19}$'),
  kind smallint NOT NULL CHECK (kind IN (1, 2, 3)),
  zh text NOT NULL CHECK (length(zh) BETWEEN 1 AND 40),
  en text NOT NULL CHECK (length(en) BETWEEN 1 AND 60),
  form text NOT NULL CHECK (form IN ('card', 'digits', 'phone', 'mail', 'phone_or_mail', 'name', 'chain')),
  deposit_on boolean NOT NULL DEFAULT true,
  withdraw_on boolean NOT NULL DEFAULT true,
  maintenance_until timestamptz,
  maintenance_zh text NOT NULL DEFAULT '' CHECK (length(maintenance_zh) <= 200),
  maintenance_en text NOT NULL DEFAULT '' CHECK (length(maintenance_en) <= 200),
  sort int NOT NULL,
  version int NOT NULL DEFAULT 1,
  CHECK ((kind = 3) = (form = 'chain')));
REVOKE DELETE ON bank FROM fairlot_app;

INSERT INTO bank (code, kind, zh, en, form, sort)
SELECT code, 1, zh, en, CASE code WHEN 'DIGITAL_RMB' THEN 'digits' ELSE 'card' END, 10 * row_number() OVER ()
FROM (VALUES
  ('ICBC', '中国工商银行', 'Industrial and Commercial Bank of China'),
  ('CCB', '中国建设银行', 'China Construction Bank'),
  ('ABC', '中国农业银行', 'Agricultural Bank of China'),
  ('BOC', '中国银行', 'Bank of China'),
  ('BOCOM', '交通银行', 'Bank of Communications'),
  ('CMB', '招商银行', 'China Merchants Bank'),
  ('PSBC', '中国邮政储蓄银行', 'Postal Savings Bank of China'),
  ('CITIC', '中信银行', 'China CITIC Bank'),
  ('CEB', '中国光大银行', 'China Everbright Bank'),
  ('CMBC', '中国民生银行', 'China Minsheng Bank'),
  ('HXB', '华夏银行', 'Hua Xia Bank'),
  ('CGB', '广发银行', 'China Guangfa Bank'),
  ('PAB', '平安银行', 'Ping An Bank'),
  ('CIB', '兴业银行', 'Industrial Bank'),
  ('SPDB', '浦发银行', 'Shanghai Pudong Development Bank'),
  ('CZB', '浙商银行', 'China Zheshang Bank'),
  ('CBHB', '渤海银行', 'China Bohai Bank'),
  ('BOB', '北京银行', 'Bank of Beijing'),
  ('BOS', '上海银行', 'Bank of Shanghai'),
  ('NBCB', '宁波银行', 'Bank of Ningbo'),
  ('NJCB', '南京银行', 'Bank of Nanjing'),
  ('HZB', '杭州银行', 'Bank of Hangzhou'),
  ('JSB', '江苏银行', 'Bank of Jiangsu'),
  ('BJRCB', '北京农商银行', 'Beijing Rural Commercial Bank'),
  ('SRCB', '上海农商银行', 'Shanghai Rural Commercial Bank'),
  ('GZRCB', '广州农商银行', 'Guangzhou Rural Commercial Bank'),
  ('CQRCB', '重庆农商银行', 'Chongqing Rural Commercial Bank'),
  ('RCU', '农村信用社', 'Rural Credit Union'),
  ('DIGITAL_RMB', '数字人民币', 'Digital RMB'),
  ('OTHER', '其他银行', 'Another bank')) AS b(code, zh, en);

INSERT INTO bank (code, kind, zh, en, form, sort) VALUES
  ('ALIPAY', 2, '支付宝', 'Alipay', 'phone_or_mail', 500),
  ('WECHAT_PAY', 2, '微信支付', 'WeChat Pay', 'name', 510),
  ('USDT_TRC20', 3, 'USDT-TRC20', 'USDT-TRC20', 'chain', 600),
  ('USDT_ERC20', 3, 'USDT-ERC20', 'USDT-ERC20', 'chain', 610),
  ('USDT_BSC', 3, 'USDT-BSC', 'USDT-BSC', 'chain', 620),
  ('USDT_TON', 3, 'USDT-TON', 'USDT-TON', 'chain', 630),
  ('USDT_SOL', 3, 'USDT-SOL', 'USDT-SOL', 'chain', 640);

-- Where players are paid: kind 1 card, 2 address of USDT, 3 account of an e-wallet. Number and holder are sealed; by the
-- number one is found through a hash under a key of the installation. What was removed stays, for what was paid to it.
-- Category 0 none, 1 type one, 2 type two (product 6.9).
CREATE TABLE payee (
  player_id bigint NOT NULL REFERENCES player,
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  kind smallint NOT NULL CHECK (kind IN (1, 2, 3)),
  bank text NOT NULL REFERENCES bank,
  sealed_number bytea NOT NULL,
  number_mac bytea NOT NULL,
  sealed_holder bytea,
  shown text NOT NULL,
  category smallint NOT NULL DEFAULT 0 CHECK (category IN (0, 1, 2)),
  created_at timestamptz NOT NULL DEFAULT app_now(),
  usable_at timestamptz NOT NULL,
  first_paid_at timestamptz,
  removed_at timestamptz,
  PRIMARY KEY (player_id, id),
  CHECK ((kind = 2) = (sealed_holder IS NULL)),
  CHECK (kind = 1 OR category = 0));
-- A card, and an account of an e-wallet, is of one player; an address may be of several, which operators see.
CREATE UNIQUE INDEX payee_one ON payee (kind, number_mac) WHERE kind <> 2 AND removed_at IS NULL;
CREATE UNIQUE INDEX payee_own ON payee (player_id, bank, number_mac) WHERE removed_at IS NULL;
CREATE INDEX payee_number ON payee (number_mac);
REVOKE UPDATE, DELETE ON payee FROM fairlot_app;
GRANT UPDATE (sealed_number, sealed_holder, category, first_paid_at, removed_at) ON payee TO fairlot_app;

-- What nobody is paid to: by the hash of its number, so that it need not be bound to be listed.
CREATE TABLE payee_block (
  number_mac bytea PRIMARY KEY,
  kind smallint NOT NULL CHECK (kind IN (1, 2, 3)),
  shown text NOT NULL,
  reason text NOT NULL,
  made_at timestamptz NOT NULL DEFAULT app_now());
REVOKE UPDATE ON payee_block FROM fairlot_app;
