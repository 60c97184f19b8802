/** Words of the newest bets. */
export const RECENT = {
  title: { zh: '最近注单', en: 'Recent bets' },
  none: { zh: '还没有注单', en: 'No bets yet' },
  share: { zh: '分享', en: 'Share' },
  again: { zh: '再来一注', en: 'Repeat' },
  cancel: { zh: '撤单', en: 'Cancel' },
  state0: { zh: '待开奖', en: 'Open' },
  state1: { zh: '已撤单', en: 'Cancelled' },
  state2: { zh: '未中奖', en: 'No prize' },
  state3: { zh: '已中奖', en: 'Won' },
  tied: { zh: '打和', en: 'Tie' },
  play: { zh: '玩法', en: 'Play' },
  issue: { zh: '期号', en: 'Issue' },
  back: { zh: '返回号码篮', en: 'Back to slip' },
} as const;
