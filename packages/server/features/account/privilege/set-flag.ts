import { DEMO_FLAGS, type PlayerFlag } from '@fairlot/rules/check/access';
import { isOfOperators, isOfRules } from '@fairlot/rules/check/flag-effects';
import type { Permission } from '@fairlot/rules/check/operator-roles';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { privilegeHub } from '@fairlot/wire/account/privilege';
import { announcer, eventFor } from '#platform/announce';
import type { Executor } from '#platform/db';
import { ENDED_JOB, wakeJob } from '#platform/jobs';
import { act, type Actor } from '../../staff/operator/proposals/index.ts';
import { forgetEnd, isDemoAccount, writeEnd, writeFlag, writeOwn } from './store.ts';

/**
 * Why nothing was done; NOT_OURS: the program sets this flag itself, or nothing would come of it yet; DEMO_FLAG: an
 * account to look round with has it for good (decision 0139).
 */
export type FlagFault = 'NO_SUCH_PLAYER' | 'ALREADY_SO' | 'NOT_OURS' | 'DEMO_FLAG';

export type FlagChange = {
  readonly userName: string;
  readonly flag: PlayerFlag;
  readonly isSet: boolean;
  /** After so many hours it is taken off by itself; without them it stands until somebody does. */
  readonly hours?: number | undefined;
};

/**
 * An operator sets a flag of a player or takes it off (product 6.8), through the door of the operators: the
 * audit has who, when and why. What it stops is stopped from that moment on; who is signed out by it is out
 * within a second, and whoever is there is pushed UserInfoPrivileges. One that the rules set is kept by setting it. Answers
 * with whether it is set now.
 */
export const setFlag = (
  db: Executor,
  actor: Actor,
  { userName, flag, isSet, hours }: FlagChange,
  reason: string,
  permission: Permission = 'manage.flags.change',
): Promise<Result<boolean, FlagFault>> =>
  act<boolean, FlagFault>(
    db,
    actor,
    { permission, target: `player ${userName}`, reason },
    async (tx) => {
      if (!isOfOperators(flag)) return refused('NOT_OURS');
      if (!isSet && DEMO_FLAGS.includes(flag) && (await isDemoAccount(tx, userName))) {
        return refused('DEMO_FLAG');
      }
      await forgetEnd(tx, userName, flag);
      const row = await writeFlag(tx, userName, flag, isSet);
      if (!row) return refused('NO_SUCH_PLAYER');
      const isOwnNow = await writeOwn(tx, row.player, flag, isSet);
      // What the rules set is his too from now on: the end of a case leaves it. For some time only it would come off while
      // the case is open.
      const isKept = isSet && hours === undefined && isOwnNow && isOfRules(flag);
      if (row.was === isSet && !isKept) return refused('ALREADY_SO');
      const isFor = isSet && hours !== undefined;
      if (isFor) await writeEnd(tx, row.player, flag, hours);
      await announcer.write(tx, [eventFor(privilegeHub.userInfoPrivileges, row.player, {})]);
      // Every process has looked tokens up with the flags of before: it does so anew, and hangs up on who is out.
      await wakeJob(tx, ENDED_JOB);
      const after = { [flag]: isSet, ...(isFor && { hours }) };
      return ok({ before: { [flag]: row.was }, after, value: isSet });
    },
  );
