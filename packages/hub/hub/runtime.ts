import { Connection } from '../connection/connection.ts';
import { SlowReceiver } from '../connection/ending.ts';
import type { Ending } from '../connection/ending.ts';
import type { ConnectionHost } from '../connection/host.ts';
import { Meter } from '../connection/meter.ts';
import { createAsk } from '../delivery/ask.ts';
import type { Delivery } from '../delivery/delivery.ts';
import { LocalIndex } from '../delivery/local.ts';
import type { AnyResults, EventMap, ResultMap } from '../delivery/sender.ts';
import type { HubDefinition } from '../dispatch/definition.ts';
import { Dispatcher } from '../dispatch/dispatcher.ts';
import type { HubFilter } from '../dispatch/filter.ts';
import { Peer } from '../dispatch/peer.ts';
import { ConnectionView } from '../dispatch/view.ts';
import type { Ways } from '../dispatch/view.ts';
import { jsonProtocol } from '../protocol/json.ts';
import { isCall } from '../protocol/message.ts';
import type { HubMessage } from '../protocol/message.ts';
import type { Protocol } from '../protocol/protocol.ts';
import { defaultLimits } from '../setting/limits.ts';
import type { Limits } from '../setting/limits.ts';
import type { HubLog } from '../setting/log.ts';
import type { Clock } from '../time/clock.ts';
import type { TimerWheel } from '../time/timer-wheel.ts';
import type { Turns } from '../time/turns.ts';
import type { Admission } from '../transport/admission.ts';
import { Crowds } from '../transport/fan-out.ts';
import type { Endpoint } from '../transport/endpoint.ts';
import type { ForeignPages } from '../transport/foreign-page.ts';
import { Holders } from '../transport/holders.ts';
import type { Identity } from '../transport/identity.ts';
import { Tickets } from '../transport/ticket.ts';
import type { Transport } from '../transport/transport.ts';
import type { HubOptions, HubServerOptions } from './options.ts';
import type { ServerParts } from './parts.ts';

/** One hub at work: its connections, who they are addressed as, and what runs for them. */
export class HubRuntime<E extends EventMap<E>, P, R extends ResultMap<R> = AnyResults>
  implements ConnectionHost<Connection<P>>, Endpoint<P>
{
  readonly server: HubServerOptions<P>;
  readonly options: HubOptions;
  readonly limits: Limits;
  readonly detailed: boolean;
  readonly clock: Clock;
  readonly wheel: TimerWheel;
  readonly turns: Turns;
  readonly log: HubLog;
  readonly foreignPages: ForeignPages;
  readonly protocols: readonly Protocol[];
  readonly tickets: Tickets<P>;
  readonly index: LocalIndex;
  readonly meter = new Meter();
  readonly crowds = new Crowds(this.meter);
  readonly delivery: Delivery;
  readonly connections = new Map<string, Connection<P>>();
  readonly holders = new Holders();
  readonly ways: Ways;
  readonly #definition: HubDefinition<E, R, P>;
  readonly #filters: readonly HubFilter<P>[];
  readonly #dispatcher: Dispatcher<P>;
  readonly #isDraining: () => boolean;
  readonly #started: Promise<void>;
  readonly #peers = new Map<Connection<P>, Peer<P>>();
  readonly #lives = new Map<Connection<P>, Promise<boolean>>();
  readonly #farewells = new Set<Promise<void>>();
  #whenIdle: (() => void) | undefined;

  constructor(
    parts: ServerParts<P>,
    definition: HubDefinition<E, R, P>,
    options: HubOptions,
    delivery: Delivery,
  ) {
    this.server = withUserIds(parts.server);
    this.clock = parts.clock;
    this.wheel = parts.wheel;
    this.turns = parts.turns;
    this.log = parts.log;
    this.foreignPages = parts.foreignPages;
    this.#isDraining = parts.isDraining;
    this.options = options;
    this.protocols = options.protocols ?? parts.server.protocols ?? [jsonProtocol];
    this.detailed = options.detailedErrors ?? false;
    this.limits = { ...defaultLimits, ...options };
    this.tickets = new Tickets(this.clock, this.wheel, this.limits.ticketLifeMs);
    this.index = new LocalIndex(this.limits);
    this.delivery = delivery;
    this.#definition = definition;
    this.#filters = [...(parts.server.filters ?? []), ...(definition.filters ?? [])];
    this.#dispatcher = new Dispatcher({
      methods: definition.methods,
      filters: this.#filters,
      detailed: this.detailed,
      maxStreams: this.limits.maxStreams,
      trace: parts.server.trace,
      onBug: (error, method) => this.log.error({ err: error, method }, 'A hub method failed.'),
    });
    this.ways = {
      push: (to, message) => delivery.send(to, message),
      ask: createAsk(delivery.ask.bind(delivery), this.clock, this.wheel),
      changeGroup: (change, group, id) => delivery.changeGroup(change, group, id),
    };
    this.#started = delivery.start(this.index, this);
    // Whoever connects hears of it; without anyone the fault is at least logged.
    this.#started.catch((error: unknown) => {
      this.log.error({ err: error }, 'The delivery of a hub did not start.');
    });
  }

  get isDraining(): boolean {
    return this.#isDraining();
  }

  get dropped(): number {
    return this.meter.dropped;
  }

  open(identity: Identity<P>, transport: Transport): Connection<P> {
    const connection = new Connection(identity, transport, this);
    this.connections.set(identity.id, connection);
    this.holders.count(identity, 1);
    return connection;
  }

  connected(connection: Connection<P>): Promise<void> {
    const life = this.#begin(connection);
    this.#lives.set(
      connection,
      life.then(
        () => true,
        () => false,
      ),
    );
    return life;
  }

  message(connection: Connection<P>, message: HubMessage): Promise<void> | undefined {
    let peer = this.#peers.get(connection);
    if (!peer) this.#peers.set(connection, (peer = new Peer<P>(connection, this)));
    if (isCall(message) && !peer.mayCall(this.clock.now())) return peer.refuse(message);
    return this.#dispatcher.handle(peer, message);
  }

  ended(connection: Connection<P>, ending: Ending): void {
    const { id, token } = connection.identity;
    this.tickets.retire(token);
    this.index.remove(connection);
    this.meter.ended(connection, ending, this.clock.now());
    this.#peers.get(connection)?.gone();
    this.#peers.delete(connection);
    if (ending.error instanceof SlowReceiver) {
      this.log.warn(
        { connectionId: id, reason: ending.error.message },
        'A slow client was dropped.',
      );
    } else if (ending.error) {
      this.log.debug({ connectionId: id, reason: ending.error.message }, 'A connection failed.');
    }
    const life = this.#lives.get(connection);
    if (!life) return;
    this.#lives.delete(connection);
    const farewell = this.#finish(connection, life, ending.error);
    this.#farewells.add(farewell);
    void farewell.then(() => {
      this.#farewells.delete(farewell);
      this.#checkIdle();
    });
  }

  gone(connection: Connection<P>): void {
    if (this.connections.delete(connection.id)) this.holders.count(connection.identity, -1);
    this.tickets.remove(connection.identity.token);
    this.#checkIdle();
  }

  /** Settles when every connection is gone and every disconnected handler has finished. */
  whenIdle(): Promise<void> {
    return new Promise((resolve) => {
      this.#whenIdle = resolve;
      this.#checkIdle();
    });
  }

  async #begin(connection: Connection<P>): Promise<void> {
    await this.#started;
    // Neither handler runs for a client that left while the delivery was starting.
    if (connection.isEnded) throw new Error('The client left before it was connected.');
    this.index.add(connection);
    await this.delivery.connected(connection.id, connection.userId);
    const view = new ConnectionView<P, E, R>(connection, this.ways, { mayNotAsk: true });
    // Filters serve many hubs and see the connection without the events of this one.
    const plain = new ConnectionView<P>(connection, this.ways, { mayNotAsk: true });
    await this.#through(
      (filter, next) => filter.connected?.(plain, next),
      async () => this.#definition.connected?.(view),
    );
  }

  /** The disconnected handler follows the connected one, and only if that one finished. */
  async #finish(
    connection: Connection<P>,
    life: Promise<boolean>,
    error: Error | undefined,
  ): Promise<void> {
    try {
      if (await life) {
        const view = new ConnectionView<P, E, R>(connection, this.ways);
        const plain = new ConnectionView<P>(connection, this.ways);
        await this.#through(
          (filter, next) => filter.disconnected?.(plain, error, next),
          async () => this.#definition.disconnected?.(view, error),
        );
      }
    } catch (failure) {
      this.log.error({ err: failure }, 'The disconnected handler of a hub failed.');
    }
    try {
      await this.delivery.disconnected(connection.id, connection.userId);
    } catch (failure) {
      this.log.error({ err: failure }, 'The delivery of a hub failed.');
    }
  }

  async #through(
    hook: (filter: HubFilter<P>, next: () => Promise<void>) => Promise<void> | undefined,
    innermost: () => Promise<void>,
  ): Promise<void> {
    const from = async (index: number): Promise<void> => {
      const filter = this.#filters[index];
      if (!filter) return innermost();
      const next = () => from(index + 1);
      const ran = hook(filter, next);
      return ran ?? next();
    };
    return from(0);
  }

  #checkIdle(): void {
    if (this.connections.size > 0 || this.#farewells.size > 0) return;
    this.#whenIdle?.();
    this.#whenIdle = undefined;
  }
}

/** Names the users of principals whose admission does not. */
function withUserIds<P>(server: HubServerOptions<P>): HubServerOptions<P> {
  const { userIdOf, authenticate, recheck } = server;
  if (!userIdOf) return server;
  const name = async (admission: Admission<P> | Promise<Admission<P>>): Promise<Admission<P>> => {
    const admitted = await admission;
    if ('denied' in admitted || admitted.userId !== undefined) return admitted;
    return { ...admitted, userId: userIdOf(admitted.principal) };
  };
  return {
    ...server,
    authenticate: (request) => name(authenticate(request)),
    ...(recheck ? { recheck: (principal, request) => name(recheck(principal, request)) } : {}),
  };
}
