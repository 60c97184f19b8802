import { declareSettings } from './declare/declare.ts';
import { numberSetting, switchSetting, textSetting } from './declare/setting.ts';
import { DEFAULTS } from './values/settings.ts';

/** What `SiteSettings` holds of one plain value each: they are read there, and changed as those of any feature. */
export const OF_SITE = declareSettings({
  isRegisterOpen: switchSetting(
    { zh: '开放注册', en: 'Registration is open' },
    DEFAULTS.isRegisterOpen,
  ),
  isSingleSession: switchSetting(
    { zh: '单点登录', en: 'A new login ends the others' },
    DEFAULTS.isSingleSession,
  ),
  registrationsPerHour: numberSetting(
    { zh: '每地址每小时注册数', en: 'Registrations an address and hour' },
    DEFAULTS.registrationsPerHour,
    { least: 0, most: 100_000 },
  ),
  loginsPerMinute: numberSetting(
    { zh: '每地址每分钟登录次数', en: 'Sign-ins an address and minute' },
    DEFAULTS.loginsPerMinute,
    { least: 1, most: 100_000 },
  ),
  siteName: textSetting({ zh: '站点名称', en: 'Name of the site' }, DEFAULTS.siteName, {
    most: 40,
    pattern: /\S/,
  }),
  merchantCode: textSetting({ zh: '商户代码', en: 'Code of the merchant' }, DEFAULTS.merchantCode, {
    most: 20,
    pattern: /^[A-Za-z0-9]{1,20}$/,
  }),
});
