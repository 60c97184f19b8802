import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

const V4_IN_V6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** An address of IPv4 within IPv6 as `URL` writes it. */
const HEX_V4 = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;
/** `203.0.113.9:51234` and `[2001:db8::1]:443`, as some proxies write an address; the port may be missing. */
const WITH_PORT = /^(?:([\d.]+)|\[([^\]]+)\])(?::\d{1,5})?$/;
/** Longer than any address with its zone and port. */
const LONGEST = 100;
const V4_PARTS = 3;
/** Parts of 16 bits: what a house is given, and what its provider gives to a customer at most. */
const OWN_PARTS = 4;
const NETWORK_PARTS = 3;

/**
 * Normalizes an address of a proxy or a socket: without port and zone, IPv4 within IPv6 as IPv4.
 * Returns undefined if the text is not an address.
 */
export function readAddress(text: string): string | undefined {
  const trimmed = text.slice(0, LONGEST).trim();
  const [, v4, v6] = WITH_PORT.exec(trimmed) ?? [];
  const [bare = ''] = (v4 ?? v6 ?? trimmed).split('%', 1);
  if (isIPv4(bare)) return v6 === undefined ? bare : undefined;
  if (!isIPv6(bare)) return undefined;
  const short = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const [, high, low] = HEX_V4.exec(short) ?? [];
  if (high === undefined || low === undefined) return short;
  const bytes = [high, low].flatMap((part) => [parseInt(part, 16) >> 8, parseInt(part, 16) & 255]);
  return bytes.join('.');
}

/**
 * Returns the address of the caller: the peer, or the entry of the outermost trusted proxy in `X-Forwarded-For`.
 * Entries further out are not trusted. An invalid entry counts as the peer.
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | undefined,
  hops: number,
): string {
  const own = readAddress(peer) ?? peer;
  const chain = [...(forwardedFor?.split(',') ?? []), peer];
  return readAddress(chain.at(-1 - Math.min(hops, chain.length - 1)) ?? '') ?? own;
}

/** The address of a caller of any listener, whatever is asked for. */
export function clientAddressOf({ headers, socket }: IncomingMessage, hops: number): string {
  const forwarded = headers['x-forwarded-for'];
  const chain = Array.isArray(forwarded) ? forwarded.join() : forwarded;
  return clientAddress(socket.remoteAddress ?? '', chain, hops);
}

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
