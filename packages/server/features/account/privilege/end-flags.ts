import { flagOfBit } from '@fairlot/rules/check/access';
import { privilegeHub } from '@fairlot/wire/account/privilege';
import { announcer, eventFor } from '#platform/announce';
import { type Db, retrying, transaction } from '#platform/db';
import { ENDED_JOB, wakeJob } from '#platform/jobs';
import { noteBySite } from '../../staff/operator/audit/index.ts';
import { type DueEnd, readDueEnds, takeDueEnd, writeFlag, writeOwn } from './store.ts';

const AT_ONCE = 100;

/** Takes off flags whose time is over, each with a row of the audit; how many. */
export async function endFlags(db: Db): Promise<number> {
  const due = await readDueEnds(db, AT_ONCE);
  let ended = 0;
  for (const each of due) {
    if (await retrying(() => endFlag(db, each))) ended += 1;
  }
  return ended;
}

const endFlag = (db: Db, due: DueEnd): Promise<boolean> =>
  transaction(db, async (tx) => {
    const flag = flagOfBit(due.flag);
    if (!(await takeDueEnd(tx, due)) || !flag) return false;
    const row = await writeFlag(tx, due.user_name, flag, false);
    // Somebody, or what it was for, has taken it off before.
    if (!row?.was) return false;
    await writeOwn(tx, row.player, flag, false);
    await announcer.write(tx, [eventFor(privilegeHub.userInfoPrivileges, row.player, {})]);
    await wakeJob(tx, ENDED_JOB);
    await noteBySite(tx, {
      permission: 'manage.flags.change',
      target: `player ${due.user_name}`,
      after: { [flag]: false },
      reason: 'the time that it was set for is over',
    });
    return true;
  });
