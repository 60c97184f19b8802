import type { Limits } from '../setting/limits.ts';
import { countIn, type Holder } from './waiting.ts';

export type HolderLimits = Pick<Limits, 'maxConnectionsPerUser' | 'maxConnectionsPerAddress'>;

/** Counts the open connections of a hub by who holds them, so that nobody takes the room of all. */
export class Holders {
  readonly #ofUser = new Map<string, number>();
  readonly #ofAddress = new Map<string, number>();

  hasRoom({ userId, address }: Holder, limits: HolderLimits): boolean {
    if ((this.#ofAddress.get(address) ?? 0) >= limits.maxConnectionsPerAddress) return false;
    return userId === undefined || (this.#ofUser.get(userId) ?? 0) < limits.maxConnectionsPerUser;
  }

  count({ userId, address }: Holder, change: 1 | -1): void {
    countIn(this.#ofAddress, address, change);
    if (userId !== undefined) countIn(this.#ofUser, userId, change);
  }
}
