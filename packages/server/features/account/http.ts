import { accountHttp } from '@fairlot/wire/account';
import type { Platform } from '../../platform/feature.ts';
import { routes } from '../../platform/route.ts';
import { changePassword } from './change-password.ts';
import { getSecurityCenterData } from './security-center.ts';

export const accountRoutes = ({ db, ports, settings: { dataFolder } }: Platform) =>
  routes(accountHttp, {
    getSecurityCenterData: (_, { principal }) =>
      getSecurityCenterData({ db, ports }, principal.playerId),
    changePassword: (form, { principal }) =>
      changePassword({ db, ports, dataFolder }, principal, {
        kind: form.Kind,
        old: form.OldPassword,
        next: form.NewPassword,
        again: form.ConfirmPassword,
        code: form.Code,
      }),
  });
