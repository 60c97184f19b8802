import type { Call } from '#platform/route';
import type { Origin } from './open.ts';

/** The cookie of the secret by which a browser is known. It opens nothing: it passes a lock, and no more. */
const NAME = 'device';
/** Where it is sent to: every way in, of which there is one under most names. No picture, no page and no other site has it. */
const PATH = '/api';
/** As long as browsers keep any. */
const SECONDS = 400 * 24 * 60 * 60;
/** 256 bits in base64url. */
const FORM = /^[\w-]{43}$/;

/** The secret that a browser shows, where it has the form of one. */
export function readDeviceKey({ cookies }: Pick<Call, 'cookies'>): string | undefined {
  const shown = cookies.read(NAME);
  return shown !== undefined && FORM.test(shown) ? shown : undefined;
}

/** Where a call comes from, with the secret of its browser. */
export const withDeviceKey = (call: Call): Origin => ({
  ip: call.ip,
  userAgent: call.userAgent,
  says: call.says(),
  deviceKey: {
    shown: readDeviceKey(call),
    keep: (secret) => call.cookies.keep(NAME, secret, { path: PATH, seconds: SECONDS }),
  },
});
