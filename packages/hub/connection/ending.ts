import { describe, disclose } from '../protocol/error.ts';
import type { Close } from '../protocol/message.ts';
import { ClientTimeout } from '../transport/timeout.ts';

/** Why and how a connection ends. */
export interface Ending {
  /** Written before the transport ends; absent when the client said goodbye itself. */
  readonly close?: Close;
  /** What the disconnected handler learns; absent for an ordinary end. */
  readonly error?: Error;
  /** The WebSocket status. */
  readonly code: 1000 | 1011;
}

const closedWithError = 'Connection closed with an error.';

/** The hub's own code ended it: the client stays away. */
export const aborted: Ending = { close: { kind: 'close' }, code: 1000 };

/** The server goes down: the client may come back. */
export const serverClosing: Ending = { close: { kind: 'close', allowReconnect: true }, code: 1000 };

/** The session of the user is over: the client may come back with a new one. */
export const sessionExpired: Ending = serverClosing;

/** The client said goodbye, perhaps with a reason. */
export function clientClosed(reason: string | undefined): Ending {
  return { code: 1000, ...(reason === undefined ? {} : { error: new Error(reason) }) };
}

/** A fault of the peer or of the line: the client may come back. */
export function fault(error: unknown, detailed: boolean): Ending {
  return {
    close: {
      kind: 'close',
      error: disclose(closedWithError, error, detailed),
      allowReconnect: true,
    },
    error: error instanceof Error ? error : new Error(describe(error)),
    code: 1000,
  };
}

/** The connected handler threw: coming back would only repeat it. */
export function connectFailed(error: unknown, detailed: boolean): Ending {
  return {
    close: { kind: 'close', error: disclose(closedWithError, error, detailed) },
    error: error instanceof Error ? error : new Error(describe(error)),
    code: 1000,
  };
}

/** The client does not take what is sent to it. */
export class SlowReceiver extends Error {
  override readonly name = 'TimeoutException';
}

/** The line broke and the client did not come back in time. */
export class ClientLost extends Error {
  override readonly name = 'OperationCanceledException';
}

/** The client sends more than it may, and goes on. */
export class OverRate extends Error {
  override readonly name = 'InvalidOperationException';
}

/** Coming back would only go on with it, so the client shall not by itself. */
export function overRate(detailed: boolean): Ending {
  const error = new OverRate('The client stayed over its rate for too long.');
  return {
    close: { kind: 'close', error: disclose(closedWithError, error, detailed) },
    error,
    code: 1000,
  };
}

export function clientLost(): Ending {
  return { error: new ClientLost('The connection was lost.'), code: 1000 };
}

/** Silence in spite of earlier pings: the line is dead, or the client is. */
export function clientSilent(limitMs: number, detailed: boolean): Ending {
  const why = `Client hasn't sent a message/ping within the configured ${limitMs / 1000} s.`;
  return fault(new ClientTimeout(why), detailed);
}

export function slowReceiver(what: string, detailed: boolean): Ending {
  return fault(new SlowReceiver(`The client ${what}.`), detailed);
}

/** The text is the answer of the handshake; no Close message follows. */
export function handshakeFailed(text: string): Ending {
  return { close: { kind: 'close', error: text }, error: new Error(text), code: 1000 };
}

/** The transport ended by itself, maybe in the middle of a message. */
export function transportLost(isPartial: boolean, error: Error | undefined): Ending {
  const cut = isPartial ? new Error('Connection terminated while reading a message.') : error;
  return { code: 1000, ...(cut ? { error: cut } : {}) };
}
