import { formatAmount } from '@fairlot/rules/core/amount-text';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Refusal } from '@fairlot/wire/core';
import type { RELEASE_CODES } from '@fairlot/wire/money/bonus';
import { retrying, transaction, type Db } from '#platform/db';
import { gapOf } from '../wagering/index.ts';
import { type Ended, endReleased, lineOf } from './end.ts';
import { type GrantKey, lockGrant } from './store.ts';

type Released = Promise<Result<Ended, Refusal<typeof RELEASE_CODES>>>;

/** A bonus that was turned over becomes cash; one that was not says by how much it is short. */
export const releaseOwn = (db: Db, key: GrantKey): Released =>
  retrying(() =>
    transaction(db, async (tx) => {
      const grant = await lockGrant(tx, key);
      if (grant?.state !== 'ACTIVE') return refused({ code: 'BONUS_GONE' });
      if (grant.hasLine) {
        const gap = await gapOf(tx, key.playerId, lineOf(key.id));
        return refused({ code: 'BONUS_NOT_MET', params: { gap: formatAmount(gap) } });
      }
      if (grant.hasBets) return refused({ code: 'BONUS_OPEN_BETS' });
      return ok(await endReleased(tx, key, grant));
    }),
  );
