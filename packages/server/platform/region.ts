import { REGION_FORM } from '@fairlot/rules/check/region';

/**
 * Where a request comes from, as the proxy in front of the site wrote it: two letters or digits as ISO 3166 has them.
 * Undefined where no header was named, the proxy did not know, or what it says has another form; a header that came
 * twice is read as both together and has another form too.
 */
export function regionOf(
  headers: Readonly<Record<string, unknown>>,
  name: string | undefined,
): string | undefined {
  const said = name === undefined ? undefined : headers[name];
  if (typeof said !== 'string') return undefined;
  const code = said.trim().toUpperCase();
  return REGION_FORM.test(code) && code !== UNKNOWN ? code : undefined;
}

/** What proxies write of an address that they know nothing of. */
const UNKNOWN = 'XX';
