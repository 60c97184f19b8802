import { LINE_BOUNDS } from '@fairlot/wire/site/settings';

/** Where a browser may be sent without encryption: to this machine. */
const LOOPBACK = /^(?:localhost|127\.0\.0\.1)$/;
/**
 * It becomes a part of the content security policy, so nothing that ends a source or a directive there:
 * addresses may hold `;` and `,` by themselves.
 */
const HOST = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/;

/** The origin of a line as it is typed; undefined where it is none, or says more than an origin. */
export function lineUrlOf(typed: string): string | undefined {
  if (typed.length > LINE_BOUNDS.url || !URL.canParse(typed)) return undefined;
  const { protocol, hostname, pathname, search, hash, username, password, origin } = new URL(typed);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
  const isBare = pathname === '/' && search + hash + username + password === '';
  return isSafe && isBare && HOST.test(hostname) && !/[?#]/.test(typed) ? origin : undefined;
}
