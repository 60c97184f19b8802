import {
  DEMO_GAME,
  INSTANT_GAME,
  OFFICIAL_GAME,
  THREE_DIGIT_GAME,
  type Screen,
} from '../../../../testing/screen.ts';

const betScreen = (name: string, play: string, zh: string, en: string): Screen => ({
  name,
  path: () => `/Bet/${DEMO_GAME}`,
  play,
  zh,
  en,
});

/** What the bet page opens over itself; parts with a test of their own are not listed. */
const overBet = (name: string, lying: NonNullable<Screen['over']>): Screen => ({
  ...betScreen(`bet-${name}`, 'ssc.fixed', '立即投注', 'Bet now'),
  over: lying,
});

const SLIP = 'button[class*="slip_"][aria-haspopup="dialog"]';

export const screens: readonly Screen[] = [
  betScreen('bet', 'ssc.fixed', '立即投注', 'Bet now'),
  betScreen('bet-credit', 'ssc.c.total', '总和大', 'Total big'),
  betScreen('bet-typed', 'ssc.star5.directText', '去重', 'Drop repeats'),
  overBet('plays', {
    zh: '选择玩法',
    en: 'Choose a play',
    pc: ['[data-board] button:is([aria-label="全部玩法"], [aria-label="All plays"])'],
    phone: ['button[class*="choice_"][aria-haspopup="dialog"]'],
  }),
  overBet('rules', {
    zh: '示例',
    en: 'Example',
    pc: ['[data-board] [class*="rule_"] button'],
    phone: ['button[class*="help_"][aria-haspopup="dialog"]'],
  }),
  overBet('rebate', {
    zh: '奖金与返点',
    en: 'Prize and rebate',
    pc: ['button[class*="group_"][aria-haspopup="dialog"]'],
    phone: [
      SLIP,
      '[role="dialog"] button[aria-haspopup="dialog"], dialog button[aria-haspopup="dialog"]',
    ],
  }),
  overBet('slip', { zh: '号码篮', en: 'Slip', phone: [SLIP] }),
  overBet('games', {
    zh: '三分时时彩',
    en: 'Five Digits 3 min',
    phone: ['h1 button[aria-haspopup="dialog"]'],
  }),
  { name: 'bet-3d', path: () => `/Bet/${THREE_DIGIT_GAME}`, zh: '立即投注', en: 'Bet now' },
  {
    name: 'bet-instant',
    path: () => `/Bet/${INSTANT_GAME}`,
    zh: '还没有开过局',
    en: 'No round drawn yet',
  },
  { name: 'bet-stopped', path: () => `/Bet/${OFFICIAL_GAME}`, zh: '官方休市', en: 'Closed by the' },
  { name: 'draws', path: () => '/DrawHistory', zh: '开奖历史', en: 'Draw history' },
  { name: 'history', path: () => `/DrawHistory/${DEMO_GAME}`, zh: '开奖历史', en: 'Draw history' },
  ...[
    { name: 'trend', zh: '导出 CSV', en: 'Save CSV' },
    { name: 'statistics', zh: '近 20 期冷热', en: 'Last 20' },
    { name: 'roads', zh: '珠盘路', en: 'Bead road' },
  ].map((view) => ({ ...view, path: () => `/DrawHistory/${DEMO_GAME}?view=${view.name}` })),
];
