import { privilegeHub } from '@fairlot/wire/account/privilege';
import { announcer, eventFor } from '#platform/announce';
import type { Tx } from '#platform/db';
import { ENDED_JOB, wakeJob } from '#platform/jobs';
import { type DebtChange, writeChange } from './store.ts';

/** Changes what is owed, and tells the player; where the flag came or went by that, tokens are looked up anew. */
export async function changeDebt(tx: Tx, of: DebtChange): Promise<void> {
  const isFlag = await writeChange(tx, of);
  await announcer.write(tx, [eventFor(privilegeHub.userInfoPrivileges, of.playerId, {})]);
  if (isFlag) await wakeJob(tx, ENDED_JOB);
}
