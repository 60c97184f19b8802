import { KIND } from '@fairlot/rules/core/journal-kinds';
import { mills } from '@fairlot/rules/core/money';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Refusal } from '@fairlot/wire/core';
import type { CLAIM_CODES } from '@fairlot/wire/money/bonus';
import { grantBonus, postEvery } from '#ledger';
import { retrying, transaction, type Db } from '#platform/db';
import { openLine } from '../wagering/index.ts';
import { lineOf } from './end.ts';
import { type GrantKey, isBarred, lockGrant, writeClaimed } from './store.ts';

type Claimed = Promise<Result<{ readonly IsClaimed: true }, Refusal<typeof CLAIM_CODES>>>;

/**
 * A player takes what he was offered: his to bet with from now on, once, and one at a time. It is to be turned over
 * before it is cash (product 5.12). Whom an operator bars from promotions takes none; what he has goes on.
 */
export const claimBonus = (db: Db, key: GrantKey): Claimed =>
  retrying(() =>
    transaction(db, async (tx) => {
      const grant = await lockGrant(tx, key);
      if (grant?.state === 'ACTIVE') return ok({ IsClaimed: true });
      if (await isBarred(tx, key.playerId)) return refused({ code: 'BONUS_DISABLED' });
      if (!grant || grant.state !== 'PENDING' || grant.isLate) {
        return refused({ code: 'BONUS_GONE' });
      }
      if (grant.hasOther) return refused({ code: 'BONUS_CONFLICT' });
      await writeClaimed(tx, key, grant);
      const { playerId, id: grantId } = key;
      const amount = mills(grant.amount);
      const given = [[grantBonus({ playerId, grantId, currency: grant.currency, amount })]];
      await postEvery(tx, given);
      const line = { playerId, kind: KIND.bonusGrant, key: lineOf(grantId), amount };
      await openLine(tx, { ...line, times: grant.times });
      return ok({ IsClaimed: true });
    }),
  );
