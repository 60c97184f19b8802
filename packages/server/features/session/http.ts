import { sessionHttp } from '@fairlot/wire/session';
import type { Platform } from '../../platform/feature.ts';
import { routes } from '../../platform/route.ts';
import { currentSettings } from '../site/index.ts';
import { login } from './login.ts';
import { getLoginEnds } from './login-ends.ts';
import { logout } from './logout.ts';
import { refresh } from './refresh.ts';
import { register } from './register.ts';

export function sessionRoutes({ db, settings: { isDemo } }: Platform) {
  const site = currentSettings(db);
  return routes(sessionHttp, {
    login: async ({ UserName, Password }, call) =>
      login(db, await site(), { userName: UserName, password: Password }, call),
    refresh: async (_, { principal }) => refresh(db, principal),
    getLoginEnds: async (_, { principal }) => getLoginEnds(db, principal),
    // What makes it count is that it is not passive: the gate has moved the idle end already.
    noteActivity: async (_, { principal }) => getLoginEnds(db, principal),
    logout: async (_, { principal }) => logout(db, principal),
    register: async ({ UserName, Password, NickName, Agree }, call) => {
      const form = { userName: UserName, password: Password, nickName: NickName, agrees: Agree };
      return register(db, { ...(await site()), isDemo }, form, call);
    },
  });
}
