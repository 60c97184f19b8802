import { deviceHttp } from '@fairlot/wire/account/device';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { endLogin, endOtherLogins } from './end-login.ts';
import { getLoginLog, getLogins } from './logins.ts';

export const deviceRoutes = ({ db }: Platform) =>
  routes(deviceHttp, {
    getLogins: (_, { principal }) => getLogins(db, principal),
    endLogin: ({ Id }, { principal }) => endLogin(db, principal, Id),
    endOtherLogins: (_, { principal }) => endOtherLogins(db, principal),
    getLoginLog: (_, { principal }) => getLoginLog(db, principal),
  });
