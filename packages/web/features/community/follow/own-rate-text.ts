/** Words of what a leader asks of who follows him. */
export const OWN_RATE = {
  label: { zh: '跟单佣金', en: 'Commission' },
  rate: {
    zh: (percent: number) => (percent === 0 ? '不收佣金' : `佣金 ${percent}%`),
    en: (percent: number) => (percent === 0 ? 'No commission' : `Commission ${percent} %`),
  },
  what: {
    zh: '从跟单者的方案累计盈利的新高部分收取，亏损不收。修改只对之后开始的跟单有效。',
    en: 'Of what a follower’s plan is ahead by more than ever before, and of no loss. A change holds for plans that begin later.',
  },
  notKept: { zh: '没有保存，请重试', en: 'Not kept; try again' },
} as const;
