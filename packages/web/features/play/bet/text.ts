/** Words of the bet page. Refusals have theirs in the contract, plays in the rules. */
export const PAGE = {
  betting: { zh: '投注', en: 'Betting' },
  trend: { zh: '走势', en: 'Trend' },
  draws: { zh: '开奖', en: 'Draws' },
  back: { zh: '返回', en: 'Back' },
  games: { zh: '彩种', en: 'Games' },
  balance: { zh: '余额', en: 'Balance' },
  rulesTitle: { zh: '规则与示例', en: 'Rules and example' },
  loadFailed: { zh: '彩种信息读取失败', en: 'Could not load this game' },
  loadFailedHint: {
    zh: '已投注单不受影响。请检查网络后重试。',
    en: 'Bets already placed are not affected. Check your connection and retry.',
  },
  noGame: { zh: '没有这个彩种', en: 'There is no such game' },
  noGameHint: { zh: '请从大厅选择。', en: 'Choose one in the lobby.' },
  toLobby: { zh: '回大厅', en: 'To the lobby' },
  loading: { zh: '载入中', en: 'Loading' },
  fold: { zh: '收起开奖与走势', en: 'Fold draws and trend away' },
  unfold: { zh: '展开开奖与走势', en: 'Unfold draws and trend' },
  sections: { zh: '页面内容', en: 'Sections' },
} as const;
