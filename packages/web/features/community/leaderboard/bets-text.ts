/** Words of the bets that a player shows. */
export const BETS = {
  title: {
    zh: (name: string) => `${name} 的最近下注`,
    en: (name: string) => `Newest bets of ${name}`,
  },
  what: {
    zh: '近一天内、已封盘的注单；不含他隐藏的。过去的输赢与下一期无关。',
    en: 'Of the last day, once closed, and none that he hid. What was won says nothing about the next draw.',
  },
  empty: { zh: '还没有已封盘的注单', en: 'No bet of his has closed yet' },
  failed: { zh: '注单没有读到', en: 'The bets could not be read' },
  notes: { zh: (n: number) => `${n} 注`, en: (n: number) => `${n} ${n === 1 ? 'line' : 'lines'}` },
  drawn: { zh: '开奖', en: 'Drawn' },
  waiting: { zh: '待开奖', en: 'Waits' },
  ahead: { zh: '盈', en: 'Ahead' },
  even: { zh: '持平', en: 'Even' },
  behind: { zh: '亏', en: 'Behind' },
} as const;
