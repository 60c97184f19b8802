import { BlockList, isIP } from 'node:net';
import { refused, ok, type Result } from '@fairlot/rules/core/result';

const V4_IN_V6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const plain = (ip: string): string => V4_IN_V6.exec(ip)?.[1] ?? ip;
const familyOf = (ip: string): 'ipv4' | 'ipv6' => (isIP(ip) === 6 ? 'ipv6' : 'ipv4');

/** An address or a range such as 203.0.113.0/24, in the form it is kept. */
export function parseAddress(text: string): Result<string, 'NOT_AN_ADDRESS'> {
  const [address = '', prefix, ...rest] = text.trim().split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return refused('NOT_AN_ADDRESS');
  if (prefix === undefined) return ok(address);
  const bits = Number(prefix);
  const fits = /^\d+$/.test(prefix) && bits <= (family === 4 ? 32 : 128);
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
