/** Words of the window in which a player begins to follow another. */
export const FOLLOW = {
  title: { zh: (name: string) => `跟单 ${name}`, en: (name: string) => `Follow ${name}` },
  about: {
    zh: '对方每次投注后，系统按下面的设置替你投注，用的是你的余额、限额和赔率。对方过去的输赢与下一期无关。',
    en: 'Whenever this player bets, the site bets for you as set below: with your balance, your limits, your odds. What was won says nothing about the next draw.',
  },
  mode: { zh: '跟单方式', en: 'How' },
  fixed: { zh: '固定金额', en: 'Fixed sum' },
  multiple: { zh: '倍数', en: 'Times' },
  ratio: { zh: '按比例', en: 'Part' },
  sum: { zh: '每单金额 ¥', en: 'Each order ¥' },
  times: { zh: '对方金额的倍数', en: 'Times the stake' },
  percent: { zh: '对方金额的 %', en: 'Per cent of the stake' },
  games: { zh: '彩种', en: 'Games' },
  all: { zh: '全部', en: 'All' },
  some: { zh: '指定', en: 'Chosen' },
  betCap: { zh: '单笔上限 ¥', en: 'At most an order ¥' },
  dayCap: { zh: '每日上限 ¥', en: 'At most a day ¥' },
  loss: { zh: '累计亏损 ≥ ¥ 停止', en: 'Stop when behind by ¥' },
  earn: { zh: '累计盈利 ≥ ¥ 停止', en: 'Stop when ahead by ¥' },
  win: { zh: '累计奖金 ≥ ¥ 停止', en: 'Stop at prizes of ¥' },
  days: { zh: '有效天数', en: 'Days' },
  optional: { zh: '可不填', en: 'Optional' },
  noGame: { zh: '请至少选择一个彩种', en: 'Choose at least one game' },
  worst: {
    zh: '止损在每期结算后判断，未开奖的注单可能使亏损超过止损金额，一天最多为每日上限。',
    en: 'A stop is asked after each draw: bets that are still open may lose more than it says, at most the cap of each day.',
  },
  rate: {
    zh: (percent: number) =>
      `盈利佣金 ${percent}%：本方案累计盈利创新高时，从高出部分扣给对方；亏损不扣。开始后比例不变。`,
    en: (percent: number) =>
      `Commission ${percent} %: of what your plan is ahead by more than ever before, and of no loss. It stays so once you start.`,
  },
  noRate: { zh: '对方不收佣金。', en: 'This player takes no commission.' },
  termsFailed: { zh: '佣金比例没有读到', en: 'The commission could not be read' },
  agree: { zh: '我已阅读并同意', en: 'I have read and accept the' },
  agreement: { zh: '《追号协议》', en: 'schedule agreement' },
  start: { zh: '开始跟单', en: 'Start' },
  starting: { zh: '提交中', en: 'Starting' },
  cancel: { zh: '取消', en: 'Not now' },
  started: { zh: '跟单已开始', en: 'You follow now' },
  unknown: {
    zh: '没有收到答复。再次提交不会重复开始。',
    en: 'No answer came. Sending it again cannot start it twice.',
  },
} as const;

/** What is wrong with a field. */
export const FAULTS = {
  amount: { zh: '金额有误', en: 'No such amount' },
  needed: { zh: '必填', en: 'Needed' },
  times: { zh: '1 至 100 的整数', en: 'A whole number from 1 to 100' },
  percent: { zh: '1 至 100 的整数', en: 'A whole number from 1 to 100' },
  days: { zh: '1 至 90 的整数', en: 'A whole number from 1 to 90' },
  order: { zh: '不能低于单笔上限', en: 'Not below that of an order' },
} as const;
