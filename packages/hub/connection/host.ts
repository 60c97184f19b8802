import type { HubMessage } from '../protocol/message.ts';
import type { Protocol } from '../protocol/protocol.ts';
import type { Limits } from '../setting/limits.ts';
import type { Clock } from '../time/clock.ts';
import type { TimerWheel } from '../time/timer-wheel.ts';
import type { Turns } from '../time/turns.ts';
import type { Crowds } from '../transport/fan-out.ts';
import type { Ending } from './ending.ts';
import type { Meter } from './meter.ts';

/** What a connection of the kind `C` needs of the hub it belongs to. */
export interface ConnectionHost<C> {
  readonly limits: Limits;
  readonly detailed: boolean;
  readonly clock: Clock;
  readonly wheel: TimerWheel;
  readonly turns: Turns;
  readonly meter: Meter;
  readonly crowds: Crowds;
  readonly protocols: readonly Protocol[];
  /** The handshake is done: registers the connection and runs the connected handler. */
  connected(connection: C): Promise<void>;
  /** The promise, if any, keeps later calls waiting until it settles. It never rejects. */
  message(connection: C, message: HubMessage): Promise<void> | undefined;
  /** Nothing is sent any more. */
  ended(connection: C, ending: Ending): void;
  /** The transport is gone too. */
  gone(connection: C): void;
}
