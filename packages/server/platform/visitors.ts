import { HubException, type CallContext, type ConnectionInfo } from '@fairlot/hub';
import type { Login } from './access.ts';
import { monotonicMs } from './clock.ts';
import { addressOf, networkOf } from './network.ts';

/**
 * Somebody who holds a connection to the hub and has no login: he is here to get one, may invoke what anyone may,
 * and hears what is sent to his connection alone.
 */
export class Visitor implements Login {
  /** None: no login ends with his connection, nor it with one. */
  readonly sessionId = '';
  readonly ip: string;
  /** Calls of the second that runs, and which it is. */
  calls = 0;
  second = 0;
  readonly #until: number;
  constructor(ip: string, lifeMs: number) {
    this.ip = ip;
    this.#until = monotonicMs() + lifeMs;
  }

  /** Until his connection ends, whatever he does. */
  leftMs(): number {
    return this.#until - monotonicMs();
  }
}

export type VisitorBounds = {
  /** Connections of one address (of IPv6: of the half that its owner was given). */
  readonly perAddress: number;
  /** The same of a network, whose owner has as many addresses as he likes. */
  readonly perNetwork: number;
  /** Connections of all of them in this process. */
  readonly all: number;
  readonly callsPerSecond: number;
  /** After which the connection ends. */
  readonly lifeMs: number;
};

/** A house behind one address has few who sign in at once; a process has room for players first. */
export const VISITOR_BOUNDS: VisitorBounds = {
  perAddress: 20,
  perNetwork: 200,
  all: 2_000,
  callsPerSecond: 10,
  lifeMs: 600_000,
};

/** The visitors of the hub of one process, counted so that no stranger takes what is there for players. */
export class Visitors {
  readonly bounds: VisitorBounds;
  /** By address and by network: the two are written apart from each other. */
  readonly #open = new Map<string, number>();
  #all = 0;

  constructor(bounds: VisitorBounds) {
    this.bounds = bounds;
  }

  /** Whether one more may come from there. */
  hasRoom(ip: string): boolean {
    return (
      this.#all < this.bounds.all && this.#places(ip).every(([key, most]) => this.#at(key) < most)
    );
  }

  /** Undefined where there is no room. */
  welcome(ip: string): Visitor | undefined {
    return this.hasRoom(ip) ? new Visitor(ip, this.bounds.lifeMs) : undefined;
  }

  /** False where there is no room any more: many may have been let in at once. */
  enter({ ip }: Visitor): boolean {
    if (!this.hasRoom(ip)) return false;
    for (const [key] of this.#places(ip)) this.#open.set(key, this.#at(key) + 1);
    this.#all += 1;
    return true;
  }

  leave({ ip }: Visitor): void {
    for (const [key] of this.#places(ip)) {
      const left = this.#at(key) - 1;
      if (left > 0) this.#open.set(key, left);
      else this.#open.delete(key);
    }
    this.#all -= 1;
  }

  #at(key: string): number {
    return this.#open.get(key) ?? 0;
  }

  /** Where a visitor is counted, and how many there may be. */
  #places(ip: string): readonly (readonly [string, number])[] {
    const { perAddress, perNetwork } = this.bounds;
    return [
      [`address ${addressOf(ip)}`, perAddress],
      [`network ${networkOf(ip)}`, perNetwork],
    ];
  }

  /** Counts a call; false where it is one too many of this second. */
  mayCall(visitor: Visitor): boolean {
    const second = Math.floor(monotonicMs() / 1_000);
    if (visitor.second !== second) {
      visitor.second = second;
      visitor.calls = 0;
    }
    visitor.calls += 1;
    return visitor.calls <= this.bounds.callsPerSecond;
  }
}

/** Visitors are counted from the first moment of their connection to its last. */
export const countVisitors = (visitors: Visitors) => ({
  connected: ({ principal }: { readonly principal: Login }) => {
    if (principal instanceof Visitor && !visitors.enter(principal)) {
      throw new HubException('too_many');
    }
  },
  disconnected: ({ principal }: { readonly principal: Login }) => {
    if (principal instanceof Visitor) visitors.leave(principal);
  },
});

/** Counts the call of a visitor; one that is too much ends his connection, since no client of ours is this fast. */
export function mayCall(visitors: Visitors, ctx: CallContext<Login>): boolean {
  if (!(ctx.principal instanceof Visitor) || visitors.mayCall(ctx.principal)) return true;
  ctx.abort();
  return false;
}

/** The connections of visitors: what is said to all is said to those who are signed in. */
export const visitorsAmong = (all: Iterable<ConnectionInfo<Login>> = []): string[] =>
  [...all].flatMap(({ connectionId, principal }) =>
    principal instanceof Visitor ? [connectionId] : [],
  );
