import { MONEY_NAMES } from '@fairlot/rules/check/money-settings';
import type { Bilingual } from '@fairlot/rules/core/text';
import {
  byTwo,
  declareSettings,
  numberSetting,
  type ValuesOf,
} from '../../site/settings/declare/index.ts';
import type { PayeeKind } from './kinds.ts';

const most = (name: Bilingual) => numberSetting(name, 5, { least: 1, most: 20 });
const hours = (name: Bilingual, from: number) => numberSetting(name, from, { least: 0, most: 720 });

const DECLARED = {
  payeeCardsMost: most(MONEY_NAMES.payeeCardsMost),
  payeeAddressesMost: most(MONEY_NAMES.payeeAddressesMost),
  payeePursesMost: most(MONEY_NAMES.payeePursesMost),
  payeeCardHours: hours(MONEY_NAMES.payeeCardHours, 6),
  payeeAddressHours: hours(MONEY_NAMES.payeeAddressHours, 24),
  payeePurseHours: hours(MONEY_NAMES.payeePurseHours, 6),
  payeeChangeHours: hours(MONEY_NAMES.payeeChangeHours, 24),
} as const;

/** Bounds of what players bind (product 5.7, 5.8), which operators change. */
export const payeeSettings = declareSettings(byTwo(DECLARED));
type Values = ValuesOf<typeof DECLARED>;

export type KindRules = { readonly most: number; readonly coolHours: number };

/** How many of a kind there may be, and hours until something is paid to a new one. */
export const rulesOf = (s: Values): Readonly<Record<PayeeKind, KindRules>> => ({
  card: { most: s.payeeCardsMost, coolHours: s.payeeCardHours },
  usdt: { most: s.payeeAddressesMost, coolHours: s.payeeAddressHours },
  purse: { most: s.payeePursesMost, coolHours: s.payeePurseHours },
});
