-- What a client says of itself at a sign-in beside its User-Agent (specification, section 7): whether it shows the phone
-- layout, and of an app build its version and the id of the device.
ALTER TABLE session
  ADD COLUMN is_mobile boolean NOT NULL DEFAULT false,
  ADD COLUMN app_version text CHECK (app_version ~ '^[A-Za-z0-9_.+-]{1,64}$'),
  ADD COLUMN device_id text CHECK (device_id ~ '^[A-Za-z0-9_.+-]{1,64}$');
-- Of the page that shows a code: the login is opened for it.
ALTER TABLE scan_ticket
  ADD COLUMN is_mobile boolean NOT NULL DEFAULT false,
  ADD COLUMN app_version text CHECK (app_version ~ '^[A-Za-z0-9_.+-]{1,64}$'),
  ADD COLUMN device_id text CHECK (device_id ~ '^[A-Za-z0-9_.+-]{1,64}$');
