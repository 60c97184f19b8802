import type { Delivery } from '../delivery/delivery.ts';
import type { HubFilter, Trace } from '../dispatch/filter.ts';
import type { Protocol } from '../protocol/protocol.ts';
import type { Limits } from '../setting/limits.ts';
import type { HubLog } from '../setting/log.ts';
import type { Clock } from '../time/clock.ts';
import type { Share } from '../time/share.ts';
import type { Door, Gate } from '../transport/gate.ts';

export interface HubServerOptions<P> extends Gate<P> {
  /** The user of a principal, for admissions that do not name one. */
  readonly userIdOf?: (principal: P) => string | undefined;
  /** One delivery a hub, by the hub's name. In memory when absent. */
  readonly delivery?: (hubName: string) => Delivery;
  readonly clock?: Clock;
  readonly log?: HubLog;
  readonly filters?: readonly HubFilter<P>[];
  /** Called for every call, with what the client put beside it. */
  readonly trace?: Trace<P>;
  /** What the handshake of a client may choose from; JSON alone when absent. */
  readonly protocols?: readonly Protocol[];
  /** How exact all timeouts are. */
  readonly tickMs?: number;
  /** What a connection may have handled before the others are next; 64 messages or 1 ms. */
  readonly share?: Share;
  /** How long an address that sent requests without waiting for answers gets no socket; 10 s. */
  readonly shutOutMs?: number;
}

export interface HubOptions extends Partial<Limits>, Door {
  /** Names the hub to a delivery; its path when absent. */
  readonly name?: string;
  /** Other protocols than those of the server. */
  readonly protocols?: readonly Protocol[];
  /** Tells clients the type and message of unexpected errors. Never in production. */
  readonly detailedErrors?: boolean;
}
