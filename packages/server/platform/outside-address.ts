import { BlockList, isIP } from 'node:net';

/** Networks that nobody outside is in (RFC 6890): of a machine, a house, a link, and what is sent to many. */
const INSIDE = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
] as const) {
  INSIDE.addSubnet(network, bits);
}

/**
 * Whether an address that an operator typed is one of https elsewhere, so that nobody has the site ask its own ports or those of
 * its house: no name of this machine, no name without a domain, no number of an inner network and none of IPv6. What a name stands for
 * is known to a resolver alone, and is not asked.
 */
export function isOutside(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:' || !/^[\x21-\x7e]+$/.test(text)) return false;
  const host = url.hostname.replace(/\.$/, '');
  if (isIP(host) === 4) return !INSIDE.check(host);
  return !host.startsWith('[') && host.includes('.') && !/(?:^|\.)localhost$/.test(host);
}
