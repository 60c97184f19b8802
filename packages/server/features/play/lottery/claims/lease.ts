import { monotonicMs } from '#platform/clock';
import { transaction, type Db } from '#platform/db';
import { keepClaim, type Claim } from './store-claim.ts';

/**
 * Keeps a claim alive through long work: chunks that are worked off, or one long piece. It renews now and then only, because renewing
 * waits for the chunks that are under way: those hold the job's row, so that no fence can rise under
 * them. Whether a chunk may write is decided by its own look at the fence.
 */
export type Lease = {
  isOurs(): Promise<boolean>;
  /** Keeps it alive while one long piece of work goes on. */
  during<T>(work: Promise<T>): Promise<T>;
};

/** A third of what a claim lasts. */
const RENEW_MS = 3_000;

export function createLease(db: Db, claim: Claim, now: () => number = monotonicMs): Lease {
  let renewedAt = now();
  let renewing: Promise<boolean> | undefined;
  const renew = (): Promise<boolean> => transaction(db, (tx) => keepClaim(tx, claim));
  const isOurs = async (): Promise<boolean> => {
    if (!renewing && now() - renewedAt < RENEW_MS) return true;
    renewing ??= renew().finally(() => {
      renewedAt = now();
      renewing = undefined;
    });
    return renewing;
  };
  return {
    isOurs,
    during: async (work) => {
      // Whoever takes over meanwhile raises the fence; every write asks for it.
      const timer = setInterval(() => void isOurs().catch(() => {}), RENEW_MS);
      return work.finally(() => clearInterval(timer));
    },
  };
}
