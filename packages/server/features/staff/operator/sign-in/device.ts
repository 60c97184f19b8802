import type { Call } from '#platform/route';
import { hashToken, newToken } from '../../../auth/login/sessions/index.ts';
import type { Origin } from './sign-in.ts';

/** The device cookie of a browser. It grants nothing and shows in the audit which logins share a device. */
const COOKIE = 'console_device';
const FORM = /^[\w-]{43}$/;
const KEPT_SECONDS = 400 * 24 * 60 * 60;

/** The origin of a login. A successful answer sets the device cookie. */
export function originOf({ ip, userAgent, requestId, cookies }: Call): Origin {
  const shown = cookies.read(COOKIE);
  const device = shown !== undefined && FORM.test(shown) ? shown : newToken();
  cookies.keep(COOKIE, device, { path: '/api', seconds: KEPT_SECONDS });
  return { ip, userAgent, requestId, device: hashToken(device) };
}
