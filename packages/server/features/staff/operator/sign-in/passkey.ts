import type { PasskeySite } from '../../../auth/credentials/index.ts';
import { newToken } from '../../../auth/login/sessions/index.ts';

/** The site that passkeys of operators are of: the host name that they see; undefined where there is none. */
export function siteOf(origin: string | undefined): PasskeySite | undefined {
  return origin === undefined ? undefined : { id: new URL(origin).hostname, origins: [origin] };
}

/** What a device has to sign, 256 bits. */
export const newChallenge = newToken;

/** Who the passkeys of an operator belong to, on his devices: nothing of it is personal. */
export const userIdOf = (operatorId: number): string =>
  Buffer.from(`operator:${operatorId}`).toString('base64url');
