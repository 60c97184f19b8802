/** Words of the dialog that asks before a bet is sent. */
export const CONFIRM = {
  title: { zh: '温馨提示', en: 'Please confirm' },
  issue: { zh: (no: string) => `第 ${no} 期`, en: (no: string) => `Issue ${no}` },
  closesIn: { zh: '距封盘', en: 'closes in' },
  lines: { zh: '注单', en: 'Lines' },
  count: { zh: '注数', en: 'Bets' },
  stake: { zh: '投注金额', en: 'Stake' },
  exact: { zh: '最高可中（含本金）', en: 'Wins up to (stake included)' },
  bound: { zh: '最高不超过（含本金）', en: 'Wins at most (stake included)' },
  exactCut: {
    zh: (max: string) => `最高可中（每单封顶 ${max}）`,
    en: (max: string) => `Wins up to (a bet pays at most ${max})`,
  },
  boundCut: {
    zh: (max: string) => `最高不超过（每单封顶 ${max}）`,
    en: (max: string) => `Wins at most (a bet pays at most ${max})`,
  },
  solo: {
    zh: (prize: string) => `单挑：净赢最多 ${prize}`,
    en: (prize: string) => `Few notes: wins ${prize} net at most`,
  },
  issueMost: { zh: '每人每期最高可中', en: 'A player may win in an issue' },
  bonus: { zh: '其中红利支付', en: 'Of it from your bonus' },
  after: { zh: '投注后余额', en: 'Balance after' },
  cancel: { zh: '取消', en: 'Not now' },
  place: { zh: '确认投注', en: 'Place bet' },
  placeNext: { zh: '本期已封单，投下一期', en: 'Closed, bet on the next issue' },
  held: { zh: '连接断开，暂不能投注', en: 'No connection, betting is held' },
  closedWait: { zh: '本期已封单', en: 'This issue is closed' },
  sending: { zh: '提交中', en: 'Placing' },
  asking: { zh: '确认中', en: 'Checking' },
  askingHint: {
    zh: '网络中断，正在查询这张注单，请勿重复提交。',
    en: 'The connection broke. Asking what became of this bet; do not place it again.',
  },
  noRecordHint: {
    zh: '服务器答复：没有这张注单的记录，也可能仍在途中。再次提交不会重复扣款。',
    en: 'The server has no record of this bet yet. Sending it again cannot charge you twice.',
  },
  noAnswerHint: {
    zh: '服务器没有答复，还不知道这张注单是否已受理。再次提交不会重复扣款。',
    en: 'The server does not answer: this bet may stand or not. Sending it again cannot charge you twice.',
  },
  forget: { zh: '不再查询', en: 'Stop asking' },
  again: { zh: '再次提交', en: 'Send again' },
  takeOdds: { zh: '按新赔率投注', en: 'Bet at the new odds' },
  row: { zh: (n: number) => `第 ${n} 单：`, en: (n: number) => `Line ${n}: ` },
} as const;
