import { privilegeHub } from '@fairlot/wire/privilege';
import { announcer, eventFor } from '../../platform/announce.ts';
import type { Tx } from '../../platform/db.ts';
import { ENDED_JOB, wakeJob } from '../../platform/jobs.ts';
import { type DebtChange, writeChange } from './store.ts';

/** Changes what is owed; where the flag came or went by that, everybody who looks tokens up does so anew, and is told. */
export async function changeDebt(tx: Tx, of: DebtChange): Promise<void> {
  if (!(await writeChange(tx, of))) return;
  await announcer.write(tx, [eventFor(privilegeHub.userInfoPrivileges, of.playerId, {})]);
  await wakeJob(tx, ENDED_JOB);
}
