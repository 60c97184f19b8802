/** Words of the bonuses of a player at the console. */
export const text = {
  title: { zh: '红利钱包', en: 'Bonus wallet' },
  amount: { zh: '红利余额', en: 'Bonus' },
  none: { zh: '没有红利', en: 'No bonus' },
  noRead: { zh: '没有读到', en: 'It could not be read' },
  line: {
    zh: (times: string, done: string, required: string) =>
      `流水 ${times} 倍：${done} / ${required}`,
    en: (times: string, done: string, required: string) =>
      `turned over ${times} times: ${done} of ${required}`,
  },
  gap: { zh: (gap: string) => `还差 ${gap}`, en: (gap: string) => `${gap} left` },
  until: { zh: (at: string) => `至 ${at}`, en: (at: string) => `until ${at}` },
  moved: {
    zh: (released: string, taken: string) => `释放 ${released}，收回 ${taken}`,
    en: (released: string, taken: string) => `released ${released}, taken back ${taken}`,
  },
  release: { zh: '释放', en: 'Release' },
  revoke: { zh: '撤销', en: 'Take back' },
  releaseOf: { zh: (id: number) => `释放红利 ${id}`, en: (id: number) => `Release bonus ${id}` },
  revokeOf: { zh: (id: number) => `撤销红利 ${id}`, en: (id: number) => `Take back bonus ${id}` },
  releaseNote: {
    zh: '另一人确认后，红利余额不论流水立即转为现金',
    en: 'Once another operator confirms it, what is left of it is cash, turned over or not',
  },
  revokeNote: {
    zh: '另一人确认后，红利余额收回，现金不受影响；有未开奖的红利注单时不能执行',
    en: 'Once another operator confirms it, what is left of it goes back and cash stays; not while bets with it are open',
  },
  put: { zh: '提交确认', en: 'Put it to another' },
  putDone: { zh: '已提交，等待另一人确认', en: 'It waits for another operator' },
} as const;
