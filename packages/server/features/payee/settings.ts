import type { Bilingual } from '@fairlot/rules/core/text';
import { declareSettings, numberSetting, type ValuesOf } from '../site/index.ts';
import type { PayeeKind } from './kinds.ts';

const most = (name: Bilingual) => numberSetting(name, 5, { least: 1, most: 20 });
const hours = (name: Bilingual, from: number) => numberSetting(name, from, { least: 0, most: 720 });

const DECLARED = {
  payeeCardsMost: most({ zh: '每位玩家可绑定银行卡数', en: 'Bank cards that a player may bind' }),
  payeeAddressesMost: most({
    zh: '每位玩家可绑定USDT地址数',
    en: 'USDT addresses that a player may bind',
  }),
  payeePursesMost: most({ zh: '每位玩家可绑定电子钱包数', en: 'E-wallets that a player may bind' }),
  payeeCardHours: hours(
    { zh: '新银行卡的冷却时间（小时）', en: 'Hours until a new bank card is paid to' },
    6,
  ),
  payeeAddressHours: hours(
    { zh: '新USDT地址的冷却时间（小时）', en: 'Hours until a new USDT address is paid to' },
    24,
  ),
  payeePurseHours: hours(
    { zh: '新电子钱包的冷却时间（小时）', en: 'Hours until a new e-wallet is paid to' },
    6,
  ),
  payeeChangeHours: hours(
    {
      zh: '解绑收款账户后再次绑定的间隔（小时）',
      en: 'Hours from removing where one is paid to binding another',
    },
    24,
  ),
} as const;

/** Bounds of what players bind (product 5.7, 5.8), which operators change. */
export const payeeSettings = declareSettings(DECLARED);
type Values = ValuesOf<typeof DECLARED>;

export type KindRules = { readonly most: number; readonly coolHours: number };

/** How many of a kind there may be, and hours until something is paid to a new one. */
export const rulesOf = (s: Values): Readonly<Record<PayeeKind, KindRules>> => ({
  card: { most: s.payeeCardsMost, coolHours: s.payeeCardHours },
  usdt: { most: s.payeeAddressesMost, coolHours: s.payeeAddressHours },
  purse: { most: s.payeePursesMost, coolHours: s.payeePurseHours },
});
