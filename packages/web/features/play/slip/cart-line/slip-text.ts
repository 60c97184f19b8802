/** Words of the slip itself. */
export const SLIP = {
  slip: { zh: '号码篮', en: 'Slip' },
  recent: { zh: '最近注单', en: 'Recent bets' },
  random1: { zh: '机选 1 注', en: '1 random' },
  random5: { zh: '机选 5 注', en: '5 random' },
  random10: { zh: '机选 10 注', en: '10 random' },
  plan: { zh: '追号', en: 'Schedule' },
  clear: { zh: '清空', en: 'Clear' },
  remove: { zh: '删除', en: 'Remove' },
  removed: { zh: (n: number) => `已删除 ${n} 单`, en: (n: number) => `${n} removed` },
  undo: { zh: '撤销', en: 'Undo' },
  empty: {
    zh: '选好号码后加入号码篮，可多单一起投注',
    en: 'Add picks here to place several together',
  },
  total: {
    zh: (lines: number, notes: string) => `${lines} 单 ${notes} 注`,
    en: (lines: number, notes: string) =>
      `${lines === 1 ? '1 line' : `${lines} lines`}, ${notes === '1' ? '1 bet' : `${notes} bets`}`,
  },
  confirm: { zh: '确认投注', en: 'Place bets' },
  kept: {
    zh: (no: string) => `已进入 ${no} 期，注单已保留`,
    en: (no: string) => `Issue ${no} is open, your slip is kept`,
  },
  pending: {
    zh: (no: string) => `${no} 期有一张注单还没有结果，正在查询`,
    en: (no: string) => `A bet on issue ${no} has no answer yet, asking`,
  },
  look: { zh: '查看', en: 'Look' },
  dismiss: { zh: '知道了', en: 'OK' },
} as const;
