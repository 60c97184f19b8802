import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { banConsole } from '@fairlot/wire/account/ban';
import type { Input, RefusalOf } from '@fairlot/wire/core';
import type { Db } from '#platform/db';
import { nameDevice } from '../device/index.ts';
import { act, type Person } from '../../staff/operator/proposals/index.ts';
import { publishPageChanges } from '../../staff/operator/audit/index.ts';
import { endDeviceSessions } from '../../auth/login/sessions/index.ts';
import { forgetLogins } from '../../auth/login/index.ts';
import { BANS_PAGE, CODE, MOST_BANS } from './ban-account.ts';
import { DEVICE, findLogin, insertBan, keysOf, lockKeys, type LoginDevice } from './store.ts';

type Fault = RefusalOf<typeof banConsole.banDevice>;

/** A device as operators read it: what it names itself, and the id that its app says. */
const shownOf = ({ userAgent, deviceId }: LoginDevice): string =>
  [nameDevice(userAgent), deviceId].filter(Boolean).join(' · ');

/**
 * Keeps the device that a login of a player was opened with from signing in, whoever does, and ends every login of it in
 * the same transaction; how many there were.
 */
export async function banDevice(
  db: Db,
  person: Person,
  { PlayerId, LoginId, Days: days, Reason: reason }: Input<typeof banConsole.banDevice>,
): Promise<Result<number, Fault>> {
  const playerId = BigInt(PlayerId);
  const target = `login ${LoginId}`;
  const deed = { permission: 'ban.logins.change', target, reason } as const;
  const done = await act<number, Fault>(db, person, deed, async (tx) => {
    const login = await findLogin(tx, playerId, LoginId);
    if (!login) return refused({ code: 'NO_SUCH_LOGIN' });
    const { deviceId, deviceKey } = login;
    if (deviceId === null && deviceKey === null) return refused({ code: 'NO_DEVICE' });
    const marks = { deviceId, deviceKey };
    await lockKeys(tx, keysOf(undefined, marks), 'alone');
    const [shown, by] = [shownOf(login), person.name];
    const put = await insertBan(
      tx,
      { kind: DEVICE, playerId, ...marks, shown, reason, by, days },
      MOST_BANS,
    );
    if (put === 'there') return refused({ code: 'IS_BANNED' });
    if (put === 'full') return refused({ code: 'BANS_FULL' });
    const ended = await endDeviceSessions(tx, marks, CODE);
    await publishPageChanges(tx, [BANS_PAGE, 'manage.players'], target);
    const after = { device: shown, days: days ?? null, logins: ended };
    return ok({ before: null, after, value: ended });
  });
  forgetLogins(db);
  return done;
}
