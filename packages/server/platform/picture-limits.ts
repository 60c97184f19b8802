import type { IncomingMessage, ServerResponse } from 'node:http';
import { countingRequests } from './counting-requests.ts';
import { addressOf, clientAddressOf } from './network.ts';

/** What an address (of IPv6: the half that its owner was given) may have of the listener of pictures. */
export type PictureLimits = {
  /** Requests that it may begin in a window. */
  readonly most: number;
  readonly windowMs: number;
  /** Requests of it that are on their way at once: whoever reads slowly holds what he is sent. */
  readonly atOnce: number;
  /** Connections of this process together. */
  readonly connections: number;
  /** Proxies in front of us whose word on the address is taken. */
  readonly proxies: number;
};

/** A page shows a hundred pictures at most, each once; an office or a carrier may have one address for many. */
export const PICTURE_LIMITS: PictureLimits = {
  most: 2_000,
  windowMs: 10_000,
  atOnce: 200,
  connections: 5_000,
  proxies: 0,
};

/** Counts requests by address; tells in how many seconds to come again whoever is over. */
export function countingPictures(limits: PictureLimits) {
  const isOver = countingRequests(limits);
  const open = new Map<string, number>();

  const hold = (address: string, response: ServerResponse): boolean => {
    const count = open.get(address) ?? 0;
    if (count >= limits.atOnce) return false;
    open.set(address, count + 1);
    // Comes however it ends: sent, cut off, or given up.
    response.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    return true;
  };
  /** Undefined: it may go on. */
  return (request: IncomingMessage, response: ServerResponse): number | undefined => {
    const address = addressOf(clientAddressOf(request, limits.proxies));
    return isOver(address) ?? (hold(address, response) ? undefined : 1);
  };
}
