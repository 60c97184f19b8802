import {
  ACCOUNT_LENGTH,
  checkAccountName,
  checkNickname,
  NICKNAME_LENGTH,
} from '@fairlot/rules/check/account';
import { invariant } from '@fairlot/rules/core/invariant';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Refusal } from '@fairlot/wire/core';
import type { OPEN_AGENT_CODES } from '@fairlot/wire/team/agents';
import type { Platform } from '#platform/feature';
import { hashPlayerPassword, setPassword } from '../../auth/credentials/passwords/index.ts';
import { insertPlayer } from '../../auth/login/sessions/index.ts';
import { publishPageChanges } from '../../staff/operator/audit/index.ts';
import { act, type Actor } from '../../staff/operator/proposals/index.ts';
import { newPassword } from '../../staff/operator/sign-in/index.ts';

type Fault = Refusal<typeof OPEN_AGENT_CODES>;

export type TopAgent = {
  readonly userName: string;
  /** Blank: as the account. */
  readonly nickName: string;
  readonly prizeGroup: number;
};
export type OpenedAgent = {
  readonly playerId: bigint;
  readonly userName: string;
  readonly password: string;
};

/** The names as they are kept, or what is wrong with one. */
function namesOf(typed: TopAgent): Result<Pick<TopAgent, 'userName' | 'nickName'>, Fault> {
  const name = checkAccountName(typed.userName);
  if (!name.ok) {
    return name.error === 'LENGTH'
      ? refused({ code: 'LENGTH', params: ACCOUNT_LENGTH })
      : refused({ code: name.error });
  }
  if (typed.nickName.trim() === '') return ok({ userName: name.value, nickName: name.value });
  const nick = checkNickname(typed.nickName);
  return nick.ok
    ? ok({ userName: name.value, nickName: nick.value })
    : refused({ code: 'NICK_LENGTH', params: NICKNAME_LENGTH });
}

/**
 * Opens an agent at the top of a line (product 3.10). The password is answered once and must be changed with the first
 * sign-in; neither the audit nor a table has it.
 */
export async function openTopAgent(
  { db, settings }: Pick<Platform, 'db' | 'settings'>,
  actor: Actor,
  typed: TopAgent,
  reason: string,
): Promise<Result<OpenedAgent, Fault>> {
  const names = namesOf(typed);
  if (!names.ok) return names;
  const { userName, nickName } = names.value;
  const password = newPassword();
  // Before the transaction: it takes long, and nothing is to be held meanwhile.
  const hashed = await hashPlayerPassword(settings.dataFolder, password, 'members');
  if (!hashed.ok) return refused({ code: 'BUSY' });
  const deed = {
    permission: 'agents.accounts.open',
    target: `player ${userName}`,
    reason,
  } as const;
  return act<OpenedAgent, Fault>(db, actor, deed, async (tx) => {
    const { prizeGroup } = typed;
    const account = { userName, nickName, passwordHash: hashed.value, isAgent: true, prizeGroup };
    const playerId = await insertPlayer(tx, account);
    if (playerId === undefined) return refused({ code: 'LOGIN_ID_EXISTS' });
    const isSet = await setPassword(tx, playerId, 'login', { hash: hashed.value, isInitial: true });
    invariant(isSet, `player ${playerId} is there`);
    await publishPageChanges(tx, ['agents.line', 'manage.players'], userName);
    const after = { prizeGroup, nickName, isInitialPassword: true };
    return ok({ before: null, after, value: { playerId, userName, password } });
  });
}
