import { BlockList, isIP } from 'node:net';
import { refused, ok, type Result } from '@fairlot/rules/core/result';

const V4_IN_V6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const plain = (ip: string): string => V4_IN_V6.exec(ip)?.[1] ?? ip;
const familyOf = (ip: string): 'ipv4' | 'ipv6' => (isIP(ip) === 6 ? 'ipv6' : 'ipv4');

/** Whether a range of IPv6 holds addresses of IPv4 (RFC 4291, 2.5.5.2), or all of them: it would be a wide one in disguise. */
function holdsV4(address: string, bits: number): boolean {
  const mapped = new BlockList();
  mapped.addSubnet('::ffff:0:0', 96, 'ipv6');
  const own = new BlockList();
  own.addSubnet(address, bits, 'ipv6');
  return mapped.check(address, 'ipv6') || own.check('::ffff:0:0', 'ipv6');
}

/** An address of IPv4 that is written as one of IPv6, with its range; anything else as it is. */
function unmapped(text: string): string {
  const [address = '', prefix, ...rest] = text.trim().split('/');
  const v4 = V4_IN_V6.exec(address)?.[1];
  if (v4 === undefined || rest.length > 0) return text;
  if (prefix === undefined) return v4;
  return /^\d+$/.test(prefix) && Number(prefix) >= 96 ? `${v4}/${Number(prefix) - 96}` : text;
}

/** An address or a range such as 203.0.113.0/24, in the form it is kept. */
export function parseAddress(text: string): Result<string, 'NOT_AN_ADDRESS'> {
  const [address = '', prefix, ...rest] = unmapped(text).trim().split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return refused('NOT_AN_ADDRESS');
  if (prefix === undefined) return ok(address);
  const bits = Number(prefix);
  const fits =
    /^\d+$/.test(prefix) &&
    bits <= (family === 4 ? 32 : 128) &&
    (family === 4 || !holdsV4(address, bits));
  return fits ? ok(`${address}/${bits}`) : refused('NOT_AN_ADDRESS');
}

const built = new WeakMap<readonly string[], BlockList>();

/** Made once a list: it is asked for by every call. */
function builtOf(list: readonly string[]): BlockList {
  const known = built.get(list);
  if (known) return known;
  const made = new BlockList();
  for (const entry of list) {
    const [address = '', prefix] = entry.split('/');
    if (prefix === undefined) made.addAddress(address, familyOf(address));
    else made.addSubnet(address, Number(prefix), familyOf(address));
  }
  built.set(list, made);
  return made;
}

/** Whether an address stands in a list of addresses and ranges. */
export function isListed(ip: string, list: readonly string[]): boolean {
  if (list.length === 0) return false;
  const address = plain(ip);
  return isIP(address) !== 0 && builtOf(list).check(address, familyOf(address));
}
