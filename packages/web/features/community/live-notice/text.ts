/** The seal of a prize. */
export const PRIZE_SEAL = '中';

export const NOTIFY = {
  congratulations: {
    zh: (game: string) => `恭喜 ${game} 中奖`,
    en: (game: string) => `${game}: you won`,
  },
  issue: { zh: (issue: string) => `第 ${issue} 期`, en: (issue: string) => `Issue ${issue}` },
  staked: { zh: (amount: string) => `投入 ${amount}`, en: (amount: string) => `Staked ${amount}` },
  more: { zh: (n: number) => `另有 ${n} 笔中奖`, en: (n: number) => `${n} more wins` },
  records: { zh: '查看注单', en: 'See the bets' },
  close: { zh: '知道了', en: 'Got it' },
  options: { zh: '更多选项', en: 'More options' },
  hideToday: { zh: '今日不再提示', en: 'Hide for today' },
  hidden: { zh: '今日不再弹出中奖提示', en: 'No more prize messages today' },
  undo: { zh: '恢复', en: 'Undo' },
  quiet: {
    zh: (back: string, stake: string) => `返还 ${back}（投入 ${stake}）`,
    en: (back: string, stake: string) => `${back} returned (staked ${stake})`,
  },
  place: {
    zh: (n: number, all: number) => `第 ${n} 个，共 ${all} 个`,
    en: (n: number, all: number) => `${n} of ${all}`,
  },
} as const;

type Corrected = Readonly<Record<'game' | 'issue' | 'number' | 'taken' | 'paid' | 'debt', string>>;

/** Of an issue whose number was corrected. */
export const CORRECTED = {
  corrected: {
    zh: ({ game, issue, number, taken, paid, debt }: Corrected) =>
      `${game} ${issue} 期号码更正为 ${number}：收回 ${taken}，派发 ${paid}${debt && `，账户欠款 ${debt}`}`,
    en: ({ game, issue, number, taken, paid, debt }: Corrected) =>
      `${game} ${issue} was corrected to ${number}: ${taken} taken back, ${paid} paid${debt && `, you owe ${debt}`}`,
  },
  records: { zh: '查看注单', en: 'See the bets' },
} as const;
