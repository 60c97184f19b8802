import type { Output } from '@fairlot/wire/core';
import type { loginHttp } from '@fairlot/wire/auth/login';
import type { Principal } from '#platform/access';
import type { Db } from '#platform/db';
import { readLoginEnds } from './store.ts';

/** When a login ends: without activity, and whatever happens. */
export async function getLoginEnds(
  db: Db,
  principal: Principal,
): Promise<Output<typeof loginHttp.getLoginEnds>> {
  const { idle_end_ms, login_end_ms, now_ms } = await readLoginEnds(db, principal);
  return {
    IdleEndTimeStamp: Number(idle_end_ms),
    LoginEndTimeStamp: Number(login_end_ms),
    DateTimeNow: Number(now_ms),
  };
}
