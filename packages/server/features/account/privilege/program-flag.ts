import type { PlayerFlag } from '@fairlot/rules/check/access';
import { privilegeHub } from '@fairlot/wire/account/privilege';
import { announcer, eventFor } from '#platform/announce';
import type { Tx } from '#platform/db';
import { ENDED_JOB, wakeJob } from '#platform/jobs';
import { findUserName, forgetEnd, holdPlayer, isOwn, writeFlag } from './store.ts';

/**
 * A rule of the program sets a flag of operators, or takes it off again, in the transaction of what it follows from: that
 * keeps why. Whether it was changed by this. An end that an operator gave it is none any more: the rule says when it goes.
 */
async function change(
  tx: Tx,
  playerId: bigint,
  flag: PlayerFlag,
  isSet: boolean,
): Promise<boolean> {
  const userName = await findUserName(tx, playerId);
  if (userName === undefined) return false;
  await forgetEnd(tx, userName, flag);
  const row = await writeFlag(tx, userName, flag, isSet);
  if (!row || row.was === isSet) return false;
  await announcer.write(tx, [eventFor(privilegeHub.userInfoPrivileges, row.player, {})]);
  await wakeJob(tx, ENDED_JOB);
  return true;
}

export const flagByProgram = (tx: Tx, playerId: bigint, flag: PlayerFlag): Promise<boolean> =>
  change(tx, playerId, flag, true);

/** Takes it off again, unless an operator set it himself since: what he set, he takes off. */
export async function unflagByProgram(
  tx: Tx,
  playerId: bigint,
  flag: PlayerFlag,
): Promise<boolean> {
  await holdPlayer(tx, playerId);
  return !(await isOwn(tx, playerId, flag)) && change(tx, playerId, flag, false);
}
