import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Money } from '@fairlot/rules/core/money';
import { ScheduleState } from '@fairlot/rules/schedule/state';
import type { Refusal } from '@fairlot/wire/core';
import type { END_CODES } from '@fairlot/wire/play/schedule';
import { balanceOf, postEvery } from '#ledger';
import { retrying, transaction, type Db, type Tx } from '#platform/db';
import { readNow } from '../lottery/issues/index.ts';
import { finishSchedules } from './finish.ts';
import { endSchedules } from './give-back.ts';
import { releaseRow } from './movements.ts';
import { lockSchedules, makeReady, type ScheduleHead, type ScheduleKey } from './store.ts';
import { cancelRow } from './store-end.ts';

export type Ended = Result<
  { readonly Id: string; readonly WalletAmount: Money },
  Refusal<typeof END_CODES>
>;

const isGoing = ({ state }: ScheduleHead): boolean =>
  state === ScheduleState.RUNNING || state === ScheduleState.PAUSED;

/** The player ends a schedule: what is not bet yet goes back, what is bet stays a bet. */
export const stop = (db: Db, key: ScheduleKey): Promise<Ended> =>
  onOwn(db, key, async (tx, head, nowMs) => {
    await endSchedules(tx, [{ head, state: ScheduleState.STOPPED_USER }], nowMs);
    return undefined;
  });

/** The player takes one issue out of a schedule, as long as it is not bet. */
export const cancelIssue = (db: Db, key: ScheduleKey, serial: number): Promise<Ended> =>
  onOwn(db, key, async (tx, head, nowMs) => {
    const row = await cancelRow(tx, key, serial, nowMs);
    if (!row) return { code: 'ISSUE_STARTED', params: { issue: serial } };
    await makeReady(tx, [key]);
    await finishSchedules(tx, [key], nowMs);
    const units = [[releaseRow(head, row.n, row.stake)]];
    await postEvery(tx, units);
    return undefined;
  });

/** Does something to a schedule that goes on, under its lock. */
async function onOwn(
  db: Db,
  key: ScheduleKey,
  act: (
    tx: Tx,
    head: ScheduleHead,
    nowMs: number,
  ) => Promise<Refusal<typeof END_CODES> | undefined>,
): Promise<Ended> {
  return retrying(() =>
    transaction(db, async (tx): Promise<Ended> => {
      const [head] = await lockSchedules(tx, [key], 'wait');
      if (!head) return refused({ code: 'NOT_FOUND' });
      if (!isGoing(head)) return refused({ code: 'SCHEDULE_ENDED' });
      const refusal = await act(tx, head, await readNow(tx));
      if (refusal) return refused(refusal);
      return ok({
        Id: key.id,
        WalletAmount: await balanceOf(tx, key.playerId, head.currency),
      });
    }),
  );
}
