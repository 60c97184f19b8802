import { FIELD_NEEDS, type FieldNeed, type FieldNeeds } from '@fairlot/rules/check/register';
import type { Bilingual } from '@fairlot/rules/core/text';
import {
  choiceSetting,
  declareSettings,
  numberSetting,
  switchSetting,
  textSetting,
  type ValuesOf,
} from '../../site/settings/declare/index.ts';

const need = (name: Bilingual, from: FieldNeed = 'off') =>
  choiceSetting<FieldNeed>(name, from, [...FIELD_NEEDS], {
    off: { zh: '不填', en: 'Not asked' },
    optional: { zh: '选填', en: 'Optional' },
    required: { zh: '必填', en: 'Required' },
  });

const DECLARED = {
  registerNickName: need({ zh: '注册：昵称', en: 'Registration: nickname' }, 'optional'),
  registerPhone: need({ zh: '注册：手机号与短信验证码', en: 'Registration: phone with a code' }),
  registerEmail: need({ zh: '注册：邮箱与验证码', en: 'Registration: email with a code' }),
  registerQq: need({ zh: '注册：QQ号', en: 'Registration: QQ number' }),
  registerWeChat: need({ zh: '注册：微信号', en: 'Registration: WeChat id' }),
  registerRealName: need({ zh: '注册：真实姓名', en: 'Registration: real name' }),
  registerNeedsLink: switchSetting(
    { zh: '仅限邀请链接注册', en: 'Registration by link alone' },
    false,
  ),
  registerLinkCode: textSetting(
    { zh: '默认邀请码（未带链接时使用）', en: 'Link code of who comes without one' },
    '',
    { most: 10, pattern: /^([2-9A-HJKMNP-Z]{10})?$/ },
  ),
  isDemoOpen: switchSetting(
    { zh: '免费试玩（仅限试玩币站点）', en: 'Demo accounts, where money is play money' },
    false,
  ),
  demoLink: textSetting(
    { zh: '另一试玩站点的地址', en: 'Address of another site to try out' },
    '',
    { most: 200, pattern: /^(https:\/\/[^\s/?#]+(\/[^\s]*)?)?$/ },
  ),
  demosPerAddress: numberSetting(
    { zh: '每个地址每日试玩账号数', en: 'Demo accounts of one address a day' },
    3,
    { least: 0, most: 1_000 },
  ),
  demosPerDay: numberSetting(
    { zh: '全站每日试玩账号数', en: 'Demo accounts of the whole site a day' },
    1_000,
    { least: 0, most: 1_000_000 },
  ),
} as const;

export const linkSettings = declareSettings(DECLARED);
export type LinkSettings = ValuesOf<typeof DECLARED>;

/** Which fields a registration has. */
export const needsOf = (set: LinkSettings): FieldNeeds => ({
  NickName: set.registerNickName,
  Phone: set.registerPhone,
  Email: set.registerEmail,
  QQ: set.registerQq,
  WeChat: set.registerWeChat,
  RealName: set.registerRealName,
});
