export const BONUS = {
  title: { zh: '红利钱包', en: 'Bonus wallet' },
  amount: { zh: '红利余额', en: 'Bonus' },
  locked: { zh: '锁定中', en: 'Locked' },
  releasable: { zh: '可转入主钱包', en: 'Can become cash' },
  about: {
    zh: '投注先用现金，不足部分用红利；退款与奖金按同一比例退回。红利不可提款，达到流水后转为现金。',
    en: 'A bet takes cash first and the rest of the bonus; what it brings goes back in the same proportion. A bonus cannot be withdrawn until it is turned over; it is cash then.',
  },
  none: { zh: '暂无红利', en: 'No bonus' },
  noneAbout: { zh: '有红利可领取时会在这里显示', en: 'One that you are offered is shown here' },
  failed: { zh: '没有读到红利', en: 'The bonuses could not be read' },
  grants: { zh: '红利明细', en: 'Bonuses' },
  turnover: {
    zh: (times: string, required: string) => `流水 ${times} 倍，共 ${required}`,
    en: (times: string, required: string) => `Turn over ${times} times: ${required}`,
  },
  noTurnover: { zh: '无流水要求', en: 'Nothing to turn over' },
  gap: {
    zh: (done: string, required: string, gap: string) => `流水 ${done} / ${required}，还差 ${gap}`,
    en: (done: string, required: string, gap: string) => `${done} of ${required} done, ${gap} left`,
  },
  openBets: {
    zh: '相关期次尚有未开奖注单，开奖后才可转入主钱包或放弃',
    en: 'Bets in its draws are still open: it becomes cash, or is given up, once they are drawn',
  },
  mostStake: {
    zh: (most: string) => `单注超过 ${most} 不使用红利`,
    en: (most: string) => `Bets above ${most} take none of it`,
  },
  mostRelease: {
    zh: (most: string) => `最多释放 ${most}`,
    en: (most: string) => `At most ${most} becomes cash`,
  },
  games: {
    zh: (names: string) => `不可用于：${names}、即开彩种、跟单与追号`,
    en: (names: string) => `Not for ${names}, instant games, bets that follow, and schedules`,
  },
  someGames: {
    zh: '不可用于：即开彩种、跟单与追号',
    en: 'Not for instant games, bets that follow, and schedules',
  },
  claimBy: {
    zh: (at: string, days: number) => `请在 ${at} 前领取；领取后 ${days} 天有效`,
    en: (at: string, days: number) => `Take it before ${at}; it lasts ${days} days then`,
  },
  until: { zh: (at: string) => `有效期至 ${at}`, en: (at: string) => `Until ${at}` },
  ended: { zh: (at: string) => `结束于 ${at}`, en: (at: string) => `Ended ${at}` },
  moved: {
    zh: (released: string, taken: string) => `转入主钱包 ${released}，收回 ${taken}`,
    en: (released: string, taken: string) => `${released} became cash, ${taken} went back`,
  },
  claim: { zh: '领取', en: 'Take it' },
  decline: { zh: '不领取', en: 'Decline' },
  release: { zh: '转入主钱包', en: 'Make it cash' },
  forfeit: { zh: '放弃', en: 'Give it up' },
  claimAsk: {
    zh: '领取后，达到流水要求前账户不可提款，除非放弃此红利。确定领取？',
    en: 'Once you take it you cannot withdraw until it is turned over, unless you give it up. Take it?',
  },
  forfeitAsk: {
    zh: '放弃后红利余额将被收回，现金不受影响。确定放弃？',
    en: 'The bonus goes back and your cash stays. Give it up?',
  },
  declineAsk: { zh: '确定不领取此红利？', en: 'Decline this bonus?' },
  lost: { zh: '将失去', en: 'You lose' },
  keep: { zh: '取消', en: 'Keep' },
  claimed: { zh: '红利已领取', en: 'It is yours to bet with' },
  released: { zh: '已转入主钱包', en: 'It is cash now' },
  forfeited: { zh: '红利已放弃', en: 'It is given up' },
  notSent: { zh: '网络异常，请稍后再试', en: 'Could not be sent, try again' },
} as const;
