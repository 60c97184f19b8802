import type { HubOptions, HubServerOptions } from '../hub/options.ts';
import type { ServerParts } from '../hub/parts.ts';
import { defaultLimits } from '../setting/limits.ts';
import type { Limits } from '../setting/limits.ts';
import type { HubLog } from '../setting/log.ts';
import type { Clock } from '../time/clock.ts';
import type { TimerWheel } from '../time/timer-wheel.ts';
import type { Turns } from '../time/turns.ts';
import type { ForeignPages } from '../transport/foreign-page.ts';
import type { Endpoint } from '../transport/endpoint.ts';
import { Holders } from '../transport/holders.ts';
import type { Identity } from '../transport/identity.ts';
import { Tickets } from '../transport/ticket.ts';
import type { Transport } from '../transport/transport.ts';
import type { RawHandler } from './raw-connection.ts';
import { RawPeer } from './raw-peer.ts';

/** A path whose connections are given to a handler as they are. */
export class RawRuntime<P> implements Endpoint<P> {
  readonly server: HubServerOptions<P>;
  readonly options: HubOptions;
  readonly limits: Limits;
  readonly clock: Clock;
  readonly wheel: TimerWheel;
  readonly turns: Turns;
  readonly log: HubLog;
  readonly foreignPages: ForeignPages;
  readonly tickets: Tickets<P>;
  readonly connections = new Map<string, RawPeer<P>>();
  readonly holders = new Holders();
  readonly #handler: RawHandler<P>;
  readonly #isDraining: () => boolean;
  #running = 0;
  #whenIdle: (() => void) | undefined;

  constructor(parts: ServerParts<P>, handler: RawHandler<P>, options: HubOptions) {
    this.server = parts.server;
    this.clock = parts.clock;
    this.wheel = parts.wheel;
    this.turns = parts.turns;
    this.log = parts.log;
    this.foreignPages = parts.foreignPages;
    this.options = options;
    this.limits = { ...defaultLimits, ...options };
    this.tickets = new Tickets(this.clock, this.wheel, this.limits.ticketLifeMs);
    this.#handler = handler;
    this.#isDraining = parts.isDraining;
  }

  get isDraining(): boolean {
    return this.#isDraining();
  }

  open(identity: Identity<P>, transport: Transport): RawPeer<P> {
    const peer = new RawPeer(identity, transport, {
      limits: this.limits,
      clock: this.clock,
      wheel: this.wheel,
      onDropped: (reason) => {
        this.log.warn({ connectionId: identity.id, reason }, 'A client was dropped.');
      },
      onGone: (id) => {
        if (this.connections.delete(id)) this.holders.count(identity, -1);
        this.tickets.remove(identity.token);
        this.#checkIdle();
      },
    });
    this.connections.set(identity.id, peer);
    this.holders.count(identity, 1);
    this.#running++;
    void this.#run(peer);
    return peer;
  }

  /** Settles when every connection is gone and every handler has finished. */
  whenIdle(): Promise<void> {
    return new Promise((resolve) => {
      this.#whenIdle = resolve;
      this.#checkIdle();
    });
  }

  async #run(peer: RawPeer<P>): Promise<void> {
    try {
      await Promise.resolve().then(() => this.#handler(peer));
      peer.end();
    } catch (error) {
      this.log.error({ err: error }, 'The handler of a raw connection failed.');
      peer.end({ code: 1011 });
    }
    this.tickets.retire(peer.identity.token);
    this.#running--;
    this.#checkIdle();
  }

  #checkIdle(): void {
    if (this.connections.size > 0 || this.#running > 0) return;
    this.#whenIdle?.();
    this.#whenIdle = undefined;
  }
}
