import { loginTypeOf } from '@fairlot/rules/check/login-types';
import type { Output } from '@fairlot/wire/core';
import type { deviceHttp } from '@fairlot/wire/device';
import type { Db } from '../../platform/db.ts';
import { nameDevice } from './name-device.ts';
import { listLiving, listLogged, listTries, type Login } from './store.ts';

const originOf = ({ ip, user_agent }: { readonly ip: string; readonly user_agent: string }) => ({
  IP: ip,
  Device: nameDevice(user_agent),
});

/** The logins of an account that are alive, with the one that asks in front. */
export async function getLogins(
  db: Db,
  principal: Login,
): Promise<Output<typeof deviceHttp.getLogins>> {
  const rows = await listLiving(db, principal);
  const Logins = rows.map((row) => ({
    Id: row.id,
    IsThis: row.is_this,
    ...originOf(row),
    LoginType: loginTypeOf(row.login_type) ?? null,
    StartTimeStamp: Number(row.created_ms),
    ActiveTimeStamp: Number(row.active_ms),
  }));
  return { Logins };
}

/** The last sign-ins of an account and the last wrong passwords, newest first, 20 of each. */
export async function getLoginLog(
  db: Db,
  principal: Login,
): Promise<Output<typeof deviceHttp.getLoginLog>> {
  const [logins, tries] = await Promise.all([
    listLogged(db, principal),
    listTries(db, principal.playerId),
  ]);
  return {
    Logins: logins.map((row) => ({
      ...originOf(row),
      LoginType: loginTypeOf(row.login_type) ?? null,
      TimeStamp: Number(row.created_ms),
      IsThis: row.is_this,
    })),
    Failures: tries.map((row) => ({ ...originOf(row), TimeStamp: Number(row.at_ms) })),
  };
}
