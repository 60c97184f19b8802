import {
  choiceSetting,
  declareSettings,
  numberSetting,
  switchSetting,
  textSetting,
  type ValuesOf,
} from '../settings/declare/index.ts';

/** Sites of the service, each with the origin that takes events. */
export const INTAKES = {
  'datadoghq.com': 'https://browser-intake-datadoghq.com',
  'us3.datadoghq.com': 'https://browser-intake-us3-datadoghq.com',
  'us5.datadoghq.com': 'https://browser-intake-us5-datadoghq.com',
  'datadoghq.eu': 'https://browser-intake-datadoghq.eu',
  'ap1.datadoghq.com': 'https://browser-intake-ap1-datadoghq.com',
  'ap2.datadoghq.com': 'https://browser-intake-ap2-datadoghq.com',
} as const;
const SITES = Object.keys(INTAKES) as (keyof typeof INTAKES)[];

/** https; http on this machine alone. It becomes a source of the policy of pages: nothing in it ends one. */
const PROXY =
  /^(https:\/\/[\w.-]+(:\d{1,5})?|http:\/\/(127\.0\.0\.1|localhost)(:\d{1,5})?)?(\/[^\s?#]*)?$/;
const WORD = /^[\w.:-]*$/;

const SETTINGS = {
  datadogRumPcEnable: switchSetting({ zh: '电脑端错误监控', en: 'Monitoring of desktops' }, false),
  datadogRumMobileEnable: switchSetting(
    { zh: '手机端错误监控', en: 'Monitoring of phones' },
    false,
  ),
  datadogApplicationId: textSetting(
    { zh: '错误监控应用编号', en: 'Monitoring: application id' },
    '',
    { most: 60, pattern: WORD },
  ),
  datadogClientToken: textSetting(
    { zh: '错误监控客户端令牌（公开）', en: 'Monitoring: client token (public)' },
    '',
    { most: 80, pattern: WORD },
  ),
  datadogSite: choiceSetting(
    { zh: '错误监控站点', en: 'Monitoring: site' },
    'datadoghq.com',
    SITES,
  ),
  datadogProxy: textSetting(
    {
      zh: '错误监控接收地址（空为默认）',
      en: 'Monitoring: address of the intake (empty: its own)',
    },
    '',
    { most: 200, pattern: PROXY },
  ),
  datadogService: textSetting({ zh: '错误监控服务名', en: 'Monitoring: service' }, 'fairlot', {
    most: 40,
    pattern: /^[a-z][a-z0-9-]{0,39}$/,
  }),
  datadogEnv: textSetting({ zh: '错误监控环境名', en: 'Monitoring: environment' }, '', {
    most: 40,
    pattern: WORD,
  }),
  datadogSampleRate: numberSetting(
    { zh: '错误监控采样率（%）', en: 'Monitoring: share of logins, in per cent' },
    100,
    { least: 0, most: 100 },
  ),
} as const;

export const RUM_SETTINGS = declareSettings(SETTINGS);
export type RumValues = ValuesOf<typeof SETTINGS>;
