import type { Input } from '@fairlot/wire/core';
import { loginHttp } from '@fairlot/wire/auth/login';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { currentSettings } from '../../site/settings/values/index.ts';
import { readDeviceKey, withDeviceKey } from './sessions/device-key.ts';
import { login } from './login.ts';
import { getLoginEnds } from './sessions/login-ends.ts';
import { logout } from './sessions/logout.ts';
import { refresh } from './sessions/refresh.ts';
import { register } from './register/register.ts';

const askedOf = (typed: Input<typeof loginHttp.register>) => ({
  link: typed.Link,
  phone: typed.Phone,
  phoneCode: typed.PhoneCode,
  email: typed.Email,
  emailCode: typed.EmailCode,
  qq: typed.QQ,
  weChat: typed.WeChat,
  realName: typed.RealName,
});

export function loginRoutes({ db, ports, settings: { isDemo, dataFolder } }: Platform) {
  const stage = { db, ports, dataFolder };
  const site = currentSettings(db);
  return routes(loginHttp, {
    login: async (
      { UserName: userName, Password: password, Work, Code, NewPassword, Terms },
      call,
    ) => {
      const shown = { work: Work, code: Code, newPassword: NewPassword, terms: Terms };
      const claim = { userName, password, ...shown, deviceKey: readDeviceKey(call) };
      return login(stage, await site(), claim, withDeviceKey(call));
    },
    refresh: async (_, { principal }) => refresh(db, principal),
    getLoginEnds: async (_, { principal }) => getLoginEnds(db, principal),
    // What makes it count is that it is not passive: the gate has moved the idle end already.
    noteActivity: async (_, { principal }) => getLoginEnds(db, principal),
    logout: async (_, { principal }) => logout(db, principal),
    register: async (typed, call) => {
      const { UserName, Password, NickName, Agree, Terms, Work } = typed;
      const words = { userName: UserName, password: Password, nickName: NickName };
      const form = { ...words, agrees: Agree, terms: Terms, work: Work, asked: askedOf(typed) };
      return register(stage, { ...(await site()), isDemo }, form, withDeviceKey(call));
    },
  });
}
