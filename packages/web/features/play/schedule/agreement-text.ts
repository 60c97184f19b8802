/** What a player accepts before his first schedule. It says what the site does, and nothing more. */
export const AGREEMENT = {
  title: { zh: '追号（自动投注）协议', en: 'Schedule agreement' },
  version: { zh: (n: number) => `第 ${n} 版`, en: (n: number) => `Version ${n}` },
  money: { zh: '资金', en: 'Money' },
  moneySays: {
    zh: '提交方案时，全部期数的金额一次冻结，仍属于您，但不能用于其他投注。每期投注时从中支付，未投注的部分退回余额。',
    en: 'When you place a schedule, the stakes of all its issues are set aside at once. The money stays yours and cannot be used for other bets. Each issue is paid out of it; what is not bet comes back to your balance.',
  },
  bets: { zh: '投注', en: 'Bets' },
  betsSays: {
    zh: '每期开售后自动成为一张普通注单，以当时的限额与规则为准；不能受理的期数写明原因并退款，方案继续。赔率低于提交时，该期不投注，除非您选择接受最新赔率。',
    en: 'Once the sale of an issue begins, it becomes an ordinary bet under the limits and rules of that moment. An issue that cannot be taken says why and is refunded, and the schedule goes on. Where odds are worse than when you placed it, that issue is not bet unless you accept new odds.',
  },
  stops: { zh: '停止条件', en: 'Stops' },
  stopsSays: {
    zh: '设有停止条件的方案，要等上一期派奖后才投注下一期；派奖过迟而下一期已封单时，该期不投注。止损在每期结束后判断，亏损可能超过所设金额，最多超出一期。倍数递增的方案必须设置止损。',
    en: 'A schedule with stops bets the next issue only after the one before is settled; where that comes after the close, the issue is not bet. A stop of loss is asked after each issue: the loss may exceed your limit by one issue at most. Plans whose multiples rise need a stop of loss.',
  },
  end: { zh: '终止', en: 'Ending' },
  endSays: {
    zh: '尚未投注的期数可以随时单独取消，也可以终止整个方案，余款立即退回。已投注的期数按普通注单处理。期号取消时跳过并退款；彩种停售时方案暂停，下架超过十分钟则终止并退款。',
    en: 'You may take out single issues or end the whole schedule at any time before they are bet; the rest comes back at once. What is bet is a bet like any other. A cancelled issue is skipped and refunded. While a game is not sold its schedules pause; when it is removed for ten minutes they end with a refund.',
  },
  calm: { zh: '请注意', en: 'Please note' },
  calmSays: {
    zh: '每期开奖相互独立，追号不会提高中奖机会，倍数越高亏损越快。投注前可用模拟器查看该方案的盈亏概率。连续五期未中时会询问您是否继续。',
    en: 'Every draw is independent: a schedule does not raise your chance, and higher multiples lose faster. The simulator shows what a plan may bring before you place it. After five losing issues in a row you are asked whether to go on.',
  },
  accept: { zh: '我已阅读并同意', en: 'I have read it and accept' },
  accepted: {
    zh: (when: string) => `已于 ${when} 同意`,
    en: (when: string) => `Accepted on ${when}`,
  },
  failed: { zh: '未能保存，请重试', en: 'It could not be kept, try again' },
} as const;
