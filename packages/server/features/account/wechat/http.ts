import { wechatHttp } from '@fairlot/wire/account/wechat';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { withDeviceKey } from '../../auth/login/sessions/index.ts';
import { currentSettings } from '../../site/settings/values/index.ts';
import { readApp } from './app.ts';
import { beginWechatBind, bindWechat, unbindWechat } from './bind.ts';
import { signInByWechat } from './sign-in.ts';

export function wechatRoutes(platform: Platform) {
  const { db, settings } = platform;
  const site = currentSettings(db);
  return routes(wechatHttp, {
    getWechatEnabled: async () => (await readApp(db, settings.dataFolder)) !== undefined,
    signInByWechat: async (shown, call) =>
      signInByWechat(platform, await site(), shown, withDeviceKey(call)),
    beginWechatBind: (form, { principal, ip }) =>
      beginWechatBind(platform, { playerId: principal.playerId, ip }, form),
    bindWechat: (shown, { principal }) => bindWechat(platform, principal, shown),
    unbindWechat: (form, { principal, ip }) =>
      unbindWechat(platform, { playerId: principal.playerId, ip }, form),
  });
}
