import type { HubRequest } from '../dispatch/context.ts';
import type { Clock, Limits } from '../options.ts';
import type { HubMessage } from '../protocol/message.ts';
import type { Protocol } from '../protocol/protocol.ts';
import type { Ending } from './ending.ts';
import type { Meter } from './meter.ts';
import type { TimerWheel } from './timer-wheel.ts';
import type { Turns } from './turns.ts';

/** What a connection of the kind `C` needs of the hub it belongs to. */
export interface ConnectionHost<C> {
  readonly limits: Limits;
  readonly detailed: boolean;
  readonly clock: Clock;
  readonly wheel: TimerWheel;
  readonly turns: Turns;
  readonly meter: Meter;
  readonly protocols: readonly Protocol[];
  /** The handshake is done: registers the connection and runs the connected handler. */
  connected(connection: C): Promise<void>;
  /** The promise, if any, holds a slot until it settles. It never rejects. */
  message(connection: C, message: HubMessage): Promise<void> | undefined;
  /** Nothing is sent any more. */
  ended(connection: C, ending: Ending): void;
  /** The transport is gone too. */
  gone(connection: C): void;
}

export interface Identity<P> {
  readonly id: string;
  readonly token: string;
  readonly userId: string | undefined;
  readonly principal: P;
  readonly request: HubRequest;
  /** Negotiate granted that its WebSocket may be replaced. */
  readonly mayResume?: boolean;
  /** By the clock of the server; absent for sessions without an end. */
  readonly expiresAt?: number | undefined;
}
