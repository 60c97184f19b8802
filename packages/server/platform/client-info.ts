import { APP_FORM, CLIENT_HEADERS } from '@fairlot/wire/core';

/** What a client says of itself beside its `User-Agent` (spec section 7). Nothing of it is proven. */
export type ClientInfo = {
  readonly isMobile: boolean;
  /** Of an app build, as its device id; undefined where there is none of the form. */
  readonly appVersion: string | undefined;
  readonly deviceId: string | undefined;
};

/** What has the form of a version or a device id; anything else is as good as nothing. */
export const appWord = (said: unknown): string | undefined =>
  typeof said === 'string' && APP_FORM.test(said) ? said : undefined;

const nameOf = (name: keyof typeof CLIENT_HEADERS): string => CLIENT_HEADERS[name].toLowerCase();
const MOBILE = nameOf('mobile');
const VERSION = nameOf('version');
const DEVICE_ID = nameOf('deviceId');

/** Reads it from the headers of a request, by their names in small letters; what is not good is left out. */
export const readClientInfo = (headers: Readonly<Record<string, unknown>>): ClientInfo => ({
  isMobile: headers[MOBILE] === '1',
  appVersion: appWord(headers[VERSION]),
  deviceId: appWord(headers[DEVICE_ID]),
});
