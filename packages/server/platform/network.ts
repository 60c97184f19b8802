import { isIPv6 } from 'node:net';

const V4_IN_V6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const V4_PARTS = 3;
/** Parts of 16 bits: what a house is given, and what its provider gives to a customer at most. */
const OWN_PARTS = 4;
const NETWORK_PARTS = 3;

const plain = (ip: string): string => V4_IN_V6.exec(ip)?.[1] ?? ip;

function partsOf(ip: string): readonly string[] {
  const [head = '', tail] = ip.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
}

const headOf = (ip: string, parts: number): string =>
  `${partsOf(ip).slice(0, parts).join(':')}::/${parts * 16}`;

/** The half of an IPv6 address that its owner was given, the other half is his to choose; else the address. */
export function addressOf(ip: string): string {
  const address = plain(ip);
  return isIPv6(address) ? headOf(address, OWN_PARTS) : address;
}

/** The network that an address is of: /24, or /48 of IPv6. */
export function networkOf(ip: string): string {
  const address = plain(ip);
  if (isIPv6(address)) return headOf(address, NETWORK_PARTS);
  return `${address.split('.').slice(0, V4_PARTS).join('.')}.0/24`;
}

/** Whether an address is this machine's own. */
export function isLoopback(ip: string): boolean {
  const address = plain(ip);
  return address.startsWith('127.') || address === '::1';
}
