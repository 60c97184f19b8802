import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { Endpoint } from './endpoint.ts';

const maxAddressLength = 64;

/** Whom the limits of addresses count a request for. */
export function addressOf<P>({ server }: Endpoint<P>, request: IncomingMessage): string {
  const address = server.addressOf?.(request) ?? request.socket.remoteAddress ?? '';
  return networkOf(address);
}

/** Of IPv6 the first half: one customer has all the rest. IPv4 within IPv6 is IPv4. */
export function networkOf(address: string): string {
  const [plain = ''] = address.slice(0, maxAddressLength).split('%', 1);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped !== undefined || !isIPv6(plain)) return mapped ?? plain;
  const [before = '', after] = plain.toLowerCase().split('::', 2);
  const head = partsOf(before);
  const tail = partsOf(after ?? '');
  // A dotted end stands for two groups.
  const tailGroups = tail.length + (plain.includes('.') ? 1 : 0);
  const zeros = after === undefined ? 0 : 8 - head.length - tailGroups;
  const groups = [...head, ...Array.from({ length: Math.max(zeros, 0) }, () => '0'), ...tail];
  const half = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${half.join(':')}::/64`;
}

const partsOf = (text: string): readonly string[] => (text === '' ? [] : text.split(':'));
