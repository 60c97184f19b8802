import { loginTypeOf } from '@fairlot/rules/check/login-types';
import type { Output } from '@fairlot/wire/core';
import type { deviceHttp } from '@fairlot/wire/account/device';
import type { Db } from '#platform/db';
import { nameDevice } from './name-device.ts';
import { listLiving, listLogged, listTries, type Login, type LoginRow } from './store.ts';

type Living = Output<typeof deviceHttp.getLogins>['Logins'][number];
type Log = Output<typeof deviceHttp.getLoginLog>;
type Logged = Log['Logins'][number];
/**
 * For operators: the id of the device, as an app build says it, since they ask whether two accounts have one; which login
 * it was, and whether its device could be told again, since they keep devices out.
 */
type WithId<T> = T & {
  readonly DeviceId: string | null;
  readonly LoginId: string;
  readonly HasMarks: boolean;
};

const originOf = ({ ip, user_agent }: { readonly ip: string; readonly user_agent: string }) => ({
  IP: ip,
  Device: nameDevice(user_agent),
});
const loginOf = (row: LoginRow) => ({
  ...originOf(row),
  IsThis: row.is_this,
  IsMobile: row.is_mobile,
  App: row.app_version,
  DeviceId: row.device_id,
  LoginId: row.id,
  HasMarks: row.has_marks,
  LoginType: loginTypeOf(row.login_type) ?? null,
});

/** The logins of an account that are alive, with the one that asks in front. */
export async function getLogins(
  db: Db,
  principal: Login,
): Promise<{ readonly Logins: WithId<Living>[] }> {
  const rows = await listLiving(db, principal);
  const Logins = rows.map((row) => ({
    ...loginOf(row),
    Id: row.id,
    StartTimeStamp: Number(row.created_ms),
    ActiveTimeStamp: Number(row.active_ms),
  }));
  return { Logins };
}

/** The last sign-ins of an account and the last wrong passwords, newest first, 20 of each. */
export async function getLoginLog(
  db: Db,
  principal: Login,
): Promise<{ readonly Logins: WithId<Logged>[]; readonly Failures: Log['Failures'] }> {
  const [logins, tries] = await Promise.all([
    listLogged(db, principal),
    listTries(db, principal.playerId),
  ]);
  return {
    Logins: logins.map((row) => ({ ...loginOf(row), TimeStamp: Number(row.created_ms) })),
    Failures: tries.map((row) => ({ ...originOf(row), TimeStamp: Number(row.at_ms) })),
  };
}
