import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { banConsole } from '@fairlot/wire/account/ban';
import type { Input, RefusalOf } from '@fairlot/wire/core';
import type { Db } from '#platform/db';
import { act, type Person } from '../../staff/operator/proposals/index.ts';
import { publishPageChanges } from '../../staff/operator/audit/index.ts';
import { endSessions } from '../../auth/login/sessions/index.ts';
import { forgetLogins } from '../../auth/login/index.ts';
import { ACCOUNT, findUserName, insertBan, keysOf, lockKeys } from './store.ts';

export const BANS_PAGE = 'ban.logins';
export const MOST_BANS = 20_000;
/** What logins that were open are answered with (spec section 8, product 3.15). */
export const CODE = 'blacklist';
const NO_MARKS = { deviceId: null, deviceKey: null };

type Fault = RefusalOf<typeof banConsole.banAccount>;

/** Keeps an account from signing in, and ends its logins in the same transaction; how many there were. */
export async function banAccount(
  db: Db,
  person: Person,
  { PlayerId, Days: days, Reason: reason }: Input<typeof banConsole.banAccount>,
): Promise<Result<number, Fault>> {
  const playerId = BigInt(PlayerId);
  const userName = await findUserName(db, playerId);
  if (userName === undefined) return refused({ code: 'NO_SUCH_PLAYER' });
  const target = `player ${userName}`;
  const deed = { permission: 'ban.logins.change', target, reason } as const;
  const done = await act<number, Fault>(db, person, deed, async (tx) => {
    await lockKeys(tx, keysOf(playerId, NO_MARKS), 'alone');
    const { name: by } = person;
    const put = await insertBan(
      tx,
      { kind: ACCOUNT, playerId, ...NO_MARKS, shown: '', reason, by, days },
      MOST_BANS,
    );
    if (put === 'there') return refused({ code: 'IS_BANNED' });
    if (put === 'full') return refused({ code: 'BANS_FULL' });
    const ended = await endSessions(tx, playerId, CODE);
    await publishPageChanges(tx, [BANS_PAGE, 'manage.players'], target);
    return ok({ before: null, after: { days: days ?? null, logins: ended }, value: ended });
  });
  // Other processes hear of it by the bell; here it holds from now on.
  forgetLogins(db);
  return done;
}
