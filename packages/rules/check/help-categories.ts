import type { Bilingual } from '../core/text.ts';

/** What articles of the help are about (product 3.12), in the order in which a player sees them; one keeps its number. */
export const HELP_CATEGORIES = {
  start: { number: 1, zh: '新手入门', en: 'First steps' },
  betting: { number: 2, zh: '投注', en: 'Betting' },
  draws: { number: 3, zh: '开奖与验证', en: 'Draws and checking them' },
  money: { number: 4, zh: '充值与提款', en: 'Deposits and withdrawals' },
  account: { number: 5, zh: '账号与安全', en: 'Account and security' },
  limits: { number: 6, zh: '限额与休息', en: 'Limits and breaks' },
  agents: { number: 7, zh: '代理', en: 'Agents' },
} as const satisfies Readonly<Record<string, Bilingual & { readonly number: number }>>;
export type HelpCategory = keyof typeof HELP_CATEGORIES;

export const HELP_CATEGORY_NAMES = Object.keys(HELP_CATEGORIES) as [
  HelpCategory,
  ...HelpCategory[],
];
