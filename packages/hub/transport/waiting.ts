import type { Limits } from '../setting/limits.ts';

/** Whose a ticket is. */
export interface Holder {
  /** Nobody's in particular when absent. */
  readonly userId: string | undefined;
  readonly address: string;
}

export type TicketLimits = Pick<
  Limits,
  'maxTickets' | 'maxAnonymousTickets' | 'maxTicketsPerUser' | 'maxTicketsPerAddress'
>;

/**
 * Counts the tickets that wait to be used. Named users and others have pools of their own, so that
 * whoever needs no account can take nothing from those who have one.
 */
export class WaitingTickets {
  readonly #ofUser = new Map<string, number>();
  readonly #ofAddress = new Map<string, number>();
  #named = 0;
  #anonymous = 0;

  get size(): number {
    return this.#named + this.#anonymous;
  }

  of(userId: string): number {
    return this.#ofUser.get(userId) ?? 0;
  }

  hasRoom({ userId, address }: Holder, limits: TicketLimits): boolean {
    if ((this.#ofAddress.get(address) ?? 0) >= limits.maxTicketsPerAddress) return false;
    if (userId === undefined) return this.#anonymous < limits.maxAnonymousTickets;
    return this.#named < limits.maxTickets && this.of(userId) < limits.maxTicketsPerUser;
  }

  count({ userId, address }: Holder, change: 1 | -1): void {
    countIn(this.#ofAddress, address, change);
    if (userId === undefined) this.#anonymous += change;
    else {
      this.#named += change;
      countIn(this.#ofUser, userId, change);
    }
  }
}

export function countIn(counts: Map<string, number>, key: string, change: 1 | -1): void {
  const count = (counts.get(key) ?? 0) + change;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}
