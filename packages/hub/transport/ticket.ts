import { randomBytes } from 'node:crypto';
import type { Clock } from '../time/clock.ts';
import type { Timed, TimerWheel } from '../time/timer-wheel.ts';
import type { Admitted } from './admission.ts';
import type { EventStreamTransport } from './events.ts';
import type { LongPollTransport } from './long-poll.ts';
import type { PostInput } from './post.ts';
import type { TransportName } from './transport.ts';
import { WaitingTickets } from './waiting.ts';
import type { Holder, TicketLimits } from './waiting.ts';

/** 128 random bits, safe in a URL. */
export function newId(): string {
  return randomBytes(16).toString('base64url');
}

/**
 * The right to open one connection, given by negotiate. It is bound to a hub (which keeps it)
 * and to a user, works once within its life, and stays known until its connection ends so that
 * a second use differs from an unknown one.
 */
export class Ticket<P> implements Timed {
  readonly token: string;
  readonly connectionId: string;
  readonly admitted: Admitted<P>;
  /** Of the negotiate. */
  readonly address: string;
  readonly expiresAt: number;
  readonly #expire: (ticket: Ticket<P>) => void;
  isUsed = false;
  /** Granted at negotiate: another WebSocket may replace a broken one. */
  mayResume = false;
  /** Fixed by the first request that shows the ticket. */
  transport: TransportName | undefined;
  /** Input by POST, also from before the request that opens the connection. */
  input: PostInput | undefined;
  /** Where further requests of the same connection go; WebSockets have none. */
  link: EventStreamTransport | LongPollTransport | undefined;
  /** Set when the application ended the user's sessions while the ticket was being checked. */
  isVoid = false;

  constructor(
    ids: { token: string; connectionId: string },
    { admitted, address }: { admitted: Admitted<P>; address: string },
    expiresAt: number,
    expire: (ticket: Ticket<P>) => void,
  ) {
    this.token = ids.token;
    this.connectionId = ids.connectionId;
    this.admitted = admitted;
    this.address = address;
    this.expiresAt = expiresAt;
    this.#expire = expire;
  }

  onTime(): undefined {
    if (!this.isUsed) this.#expire(this);
  }
}

export type Use<P> =
  | { readonly kind: 'ok'; readonly ticket: Ticket<P> }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'used'; readonly ticket: Ticket<P> }
  /** In use by another transport. */
  | { readonly kind: 'other' };

export class Tickets<P> {
  readonly #byToken = new Map<string, Ticket<P>>();
  readonly #clock: Clock;
  readonly #wheel: TimerWheel;
  readonly #lifeMs: number;
  readonly #waiting = new WaitingTickets();

  constructor(clock: Clock, wheel: TimerWheel, lifeMs: number) {
    this.#clock = clock;
    this.#wheel = wheel;
    this.#lifeMs = lifeMs;
  }

  /** Issued and not used yet. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** Those of one user. */
  waitingOf(userId: string): number {
    return this.#waiting.of(userId);
  }

  hasRoom(holder: Holder, limits: TicketLimits): boolean {
    return this.#waiting.hasRoom(holder, limits);
  }

  /** With negotiate version 0 the public id is also the token. */
  issue(admitted: Admitted<P>, version: 0 | 1, address = ''): Ticket<P> {
    const connectionId = newId();
    const token = version === 0 ? connectionId : newId();
    const expiresAt = this.#clock.now() + this.#lifeMs;
    const ids = { token, connectionId };
    const ticket = new Ticket(ids, { admitted, address }, expiresAt, (late) => {
      this.remove(late.token);
    });
    this.#byToken.set(token, ticket);
    this.#waiting.count(holderOf(ticket), 1);
    this.#wheel.set(ticket, expiresAt);
    return ticket;
  }

  find(token: string): Ticket<P> | undefined {
    return this.#byToken.get(token);
  }

  use(token: string, transport: TransportName): Use<P> {
    const ticket = this.#byToken.get(token);
    if (!ticket) return { kind: 'unknown' };
    if (ticket.isUsed) {
      return ticket.transport === transport ? { kind: 'used', ticket } : { kind: 'other' };
    }
    if (this.#clock.now() >= ticket.expiresAt) {
      this.remove(token);
      return { kind: 'unknown' };
    }
    ticket.isUsed = true;
    ticket.transport = transport;
    if (transport === 'WebSockets') ticket.input?.close();
    this.#waiting.count(holderOf(ticket), -1);
    this.#wheel.delete(ticket);
    return { kind: 'ok', ticket };
  }

  /** The connection ended. A poll may still fetch its last words; anything else is over. */
  retire(token: string): void {
    if (this.#byToken.get(token)?.transport !== 'LongPolling') this.remove(token);
  }

  remove(token: string): void {
    const ticket = this.#byToken.get(token);
    if (!ticket) return;
    this.#byToken.delete(token);
    if (!ticket.link) ticket.input?.close();
    if (ticket.isUsed) return;
    this.#waiting.count(holderOf(ticket), -1);
    this.#wheel.delete(ticket);
  }

  /** Unused ones are gone at once; one that is being checked will be refused. */
  voidWhere(fits: (principal: P, userId: string | undefined) => boolean): void {
    for (const ticket of this.#byToken.values()) {
      if (!fits(ticket.admitted.principal, ticket.admitted.userId)) continue;
      if (ticket.isUsed) ticket.isVoid = true;
      else this.remove(ticket.token);
    }
  }
}

const holderOf = <P>({ admitted: { userId }, address }: Ticket<P>): Holder => ({ userId, address });
