import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { monotonicMs } from './clock.ts';

/** Limits of unfinished bodies. A new body above a limit ends the oldest. */
export type BodyLimits = {
  /** Bodies of this process that are on their way at once. */
  readonly atOnce: number;
  /** Those of one address. */
  readonly ofAddress: number;
  /** How long any body may take. */
  readonly leastMs: number;
  /** A longer body has so much more time. */
  readonly bytesPerMs: number;
};

export type BodyGuard = {
  /** Watches a body until it is whole; a request without one is not watched. */
  watch(request: IncomingMessage, response: ServerResponse, address: string): void;
  /** Bodies on their way. */
  count(): number;
};

type Open = { readonly socket: Socket; readonly address: string; readonly untilMs: number };

const SWEEP_MS = 500;
/** Bodies longer than any route takes have no more time for that. */
const MOST_BYTES = 4 * 1024 * 1024;

const TOO_SLOW = '408 Request Timeout';
const PUSHED_OUT = '503 Service Unavailable';

/** Ends a request with an unfinished body. */
function end({ socket }: Open, status: typeof TOO_SLOW | typeof PUSHED_OUT): void {
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${status}\r\nRetry-After: 1\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    );
  }
  socket.destroySoon();
}

/** Bytes of a body by its head; of one whose head does not tell, the most of any. */
export const bodyLength = ({ headers }: IncomingMessage): number => {
  if (headers['transfer-encoding'] !== undefined) return MOST_BYTES;
  const length = Number(headers['content-length'] ?? 0);
  return Number.isFinite(length) ? Math.min(length, MOST_BYTES) : MOST_BYTES;
};

/**
 * Limits unfinished bodies: their number, and the time of each by its length. A complete body never waits for a
 * stalled one, because a new body ends the oldest.
 */
export function bodyGuard(limits: BodyLimits): BodyGuard {
  /** Oldest first. */
  const open = new Set<Open>();
  const ofAddress = new Map<string, Set<Open>>();
  let timer: NodeJS.Timeout | undefined;

  const drop = (one: Open): void => {
    open.delete(one);
    const its = ofAddress.get(one.address);
    its?.delete(one);
    if (its?.size === 0) ofAddress.delete(one.address);
    if (open.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
  const push = (all: ReadonlySet<Open>): void => {
    const [oldest] = all;
    if (!oldest) return;
    drop(oldest);
    end(oldest, PUSHED_OUT);
  };
  const sweep = (): void => {
    const nowMs = monotonicMs();
    for (const one of open) {
      if (nowMs < one.untilMs) continue;
      drop(one);
      end(one, TOO_SLOW);
    }
  };
  return {
    watch: (request, response, address) => {
      const length = bodyLength(request);
      if (length === 0) return;
      const its = ofAddress.get(address) ?? new Set<Open>();
      if (its.size >= limits.ofAddress) push(its);
      else if (open.size >= limits.atOnce) push(open);
      const untilMs = monotonicMs() + limits.leastMs + length / limits.bytesPerMs;
      const one: Open = { socket: request.socket, address, untilMs };
      open.add(one);
      ofAddress.set(address, its.add(one));
      timer ??= setInterval(sweep, SWEEP_MS).unref();
      const done = (): void => drop(one);
      request.once('end', done);
      request.once('close', done);
      // Answered before the body was complete: the rest is not needed.
      response.once('finish', done);
    },
    count: () => open.size,
  };
}
