import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Refusal } from '@fairlot/wire/core';
import type { FORFEIT_CODES } from '@fairlot/wire/money/bonus';
import { retrying, transaction, type Db } from '#platform/db';
import { type Ended, endReleased, endTaken } from './end.ts';
import { type GrantKey, lockGrant } from './store.ts';

type Forfeited = Promise<Result<Ended, Refusal<typeof FORFEIT_CODES>>>;

/** A player gives his bonus up, or what he was offered; his cash is not touched (product 5.12). */
export const forfeitOwn = (db: Db, key: GrantKey): Forfeited =>
  retrying(() =>
    transaction(db, async (tx) => {
      const grant = await lockGrant(tx, key);
      if (!grant || (grant.state !== 'ACTIVE' && grant.state !== 'PENDING')) {
        return refused({ code: 'BONUS_GONE' });
      }
      if (grant.hasBets) return refused({ code: 'BONUS_OPEN_BETS' });
      // What was turned over is his, whether or not the job was there first.
      const isMet = grant.state === 'ACTIVE' && !grant.hasLine;
      return ok(
        await (isMet ? endReleased(tx, key, grant) : endTaken(tx, key, grant, 'forfeited')),
      );
    }),
  );
