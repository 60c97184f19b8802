import { CATEGORIES } from '@fairlot/rules/lottery/categories';
import { tellLast } from '#platform/announce';
import { transaction, type Tx } from '#platform/db';
import type { Platform } from '#platform/feature';
import { raiseAlarm } from './alarm.ts';
import { proposeGivingUp } from '../intervention/cancel-fed.ts';
import { type LateDraw, lateDraws, missingTold } from './store-alarm.ts';

/** What is read off another game has no feed: the alarm is of that one. */
const CHILDREN = CATEGORIES.filter(({ source }) => source.kind === 'parent').map(({ id }) => id);

/**
 * Looks for issues of fed games whose number does not come, and for sources that do not tell one. An issue
 * that is overdue is proposed to be cancelled by the site itself, once; an operator confirms that, or not.
 */
export async function watchAlarms({ db, log }: Pick<Platform, 'db' | 'log'>): Promise<void> {
  for (const late of await lateDraws(db, CHILDREN)) {
    // A proposal takes the lock of the audit, behind which all others tell.
    await transaction(db, (tx) =>
      tellLast(tx, async () => {
        if (!(await raiseLate(tx, late)) || !late.isOverdue) return;
        await proposeGivingUp(tx, late.issueId, late.giveUpMinutes);
      }),
    );
    log.warn(
      { gameId: late.gameId, issueId: late.issueId },
      late.isOverdue ? 'draw overdue' : 'draw late',
    );
  }
  for (const { issueId, gameId, sources } of await missingTold(db)) {
    await transaction(db, (tx) => raiseAlarm(tx, { gameId, issueId }, 'feed missing', { sources }));
    log.warn({ gameId, issueId, sources }, 'feed missing');
  }
}

const raiseLate = (
  tx: Tx,
  { gameId, issueId, lateMinutes, giveUpMinutes, isOverdue }: LateDraw,
): Promise<boolean> =>
  isOverdue
    ? raiseAlarm(tx, { gameId, issueId }, 'draw overdue', { minutes: giveUpMinutes })
    : raiseAlarm(tx, { gameId, issueId }, 'draw late', { minutes: lateMinutes });
