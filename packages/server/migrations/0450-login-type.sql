-- How a login was opened, by the number of its type: 1 password, 2 password and authenticator, 3 QR code, 4 WeChat, 5 demo.
ALTER TABLE session ADD COLUMN login_type smallint NOT NULL DEFAULT 1;
