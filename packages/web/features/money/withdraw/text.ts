import type { WithdrawState, WithdrawStep } from '@fairlot/rules/check/withdraw-state';
import type { Bilingual } from '@fairlot/rules/core/text';

/** Words of withdrawals. */
export const WITHDRAW = {
  title: { zh: '提款', en: 'Withdraw' },
  records: { zh: '提款记录', en: 'Withdrawals' },
  unread: { zh: '无法读取', en: 'This could not be read' },
  unreachable: {
    zh: '连接中断，请重试：同一请求只会提款一次',
    en: 'The connection broke; try again, it is asked for once',
  },
  wallet: { zh: '钱包余额', en: 'Wallet' },
  held: { zh: '冻结', en: 'Set aside' },
  available: { zh: '可提金额', en: 'Can be withdrawn' },
  today: { zh: '今日剩余', en: 'Left today' },
  times: {
    zh: (left: number, most: number) => `${left} / ${most} 次`,
    en: (left: number, most: number) => `${left} of ${most}`,
  },
  free: { zh: '免手续费', en: 'Free of fee' },
  timesLeft: { zh: (left: number) => `${left} 次`, en: (left: number) => `${left} left` },
  dayLeft: { zh: '今日额度', en: 'Amount left today' },
  checklist: { zh: '提款条件', en: 'Before you withdraw' },
  good: { zh: '已满足', en: 'Done' },
  open: { zh: '未满足', en: 'Not yet' },
  lines: { zh: '未完成的流水', en: 'Open betting requirements' },
  line: {
    zh: (done: string, required: string, gap: string) => `${done} / ${required}，还差 ${gap}`,
    en: (done: string, required: string, gap: string) => `${done} of ${required}, ${gap} left`,
  },
  pending: { zh: '进行中的提款', en: 'On its way' },
  target: { zh: '收款账户', en: 'Paid to' },
  choose: { zh: '请选择', en: 'Choose' },
  cooling: { zh: '冷却中', en: 'cooling' },
  closed: { zh: '维护中', en: 'under maintenance' },
  amount: { zh: '提款金额', en: 'Amount' },
  between: {
    zh: (min: string, max: string) => `单笔 ${min} 至 ${max}`,
    en: (min: string, max: string) => `${min} to ${max} at a time`,
  },
  all: { zh: '全部', en: 'All' },
  nothing: {
    zh: '此收款账户目前没有可提金额：单笔最低高于上限。请换一个账户或联系客服',
    en: 'Nothing can be withdrawn to this account now: the least at a time is above what is allowed. Choose another or ask us',
  },
  nothingFirst: {
    zh: (most: string, min: string) => `首次提款最高 ${most}，低于单笔最低 ${min}，暂不能提款`,
    en: (most: string, min: string) =>
      `A first withdrawal is ${most} at most, less than the least at a time, ${min}: nothing can be withdrawn yet`,
  },
  nothingToday: {
    zh: (min: string) => `今日剩余额度低于单笔最低 ${min}，请明天再提`,
    en: (min: string) =>
      `What is left of today is less than the least at a time, ${min}: try again tomorrow`,
  },
  badAmount: { zh: '请输入金额，最多三位小数', en: 'Enter an amount, at most three decimals' },
  fundPassword: { zh: '资金密码', en: 'Fund password' },
  needPassword: { zh: '请输入资金密码', en: 'Enter your fund password' },
  code: { zh: '验证码', en: 'Authenticator code' },
  needCode: { zh: '请输入验证码', en: 'Enter a code' },
  needTarget: { zh: '请选择收款账户', en: 'Choose an account' },
  fee: { zh: '手续费', en: 'Fee' },
  total: { zh: '从钱包扣除', en: 'Taken from the wallet' },
  after: { zh: '提款后余额', en: 'Balance after it' },
  rate: { zh: '汇率', en: 'Rate' },
  rateOf: {
    zh: (rate: string, time: string) => `1 USDT = ${rate}（${time} UTC+8）`,
    en: (rate: string, time: string) => `1 USDT = ${rate} (${time} UTC+8)`,
  },
  noRate: {
    zh: '暂时没有可用的汇率，请稍后再试',
    en: 'No rate is to be had now, try again in a while',
  },
  confirmUsdt: {
    zh: (rate: string, usdt: string) => `汇率 ${rate}，到账 ${usdt} USDT。`,
    en: (rate: string, usdt: string) => `At a rate of ${rate}, ${usdt} USDT arrive.`,
  },
  arrives: { zh: '预计到账', en: 'Arrives' },
  ask: { zh: '申请提款', en: 'Ask for it' },
  confirmTitle: { zh: '确认提款', en: 'Confirm the withdrawal' },
  confirmText: {
    zh: (amount: string, target: string, fee: string, after: string) =>
      `向 ${target} 提款 ${amount}，手续费 ${fee}，提款后余额 ${after}。提交后不能自行取消。`,
    en: (amount: string, target: string, fee: string, after: string) =>
      `${amount} to ${target}, fee ${fee}, balance after it ${after}. Once asked for, you cannot cancel it yourself.`,
  },
  asked: { zh: '提款申请已提交', en: 'Withdrawal requested' },
  time: { zh: '申请时间 UTC+8', en: 'Asked UTC+8' },
  no: { zh: '单号', en: 'No.' },
  paid: { zh: '实际到账', en: 'Arrived' },
  state: { zh: '状态', en: 'State' },
  anyState: { zh: '全部状态', en: 'Any state' },
  ended: { zh: '处理时间', en: 'Ended' },
  note: { zh: '说明', en: 'Note' },
  reference: { zh: '交易号', en: 'Reference' },
  paidFrom: { zh: '付款银行', en: 'Paid from' },
  empty: { zh: '没有提款记录', en: 'No withdrawals' },
  part: { zh: (n: number) => `第 ${n} 笔`, en: (n: number) => `Part ${n}` },
  timeline: { zh: '进度', en: 'Progress' },
} as const;

/** Buttons of open rows of the checklist. */
export const CHECK_ACT_TEXT = {
  help: { zh: '查看帮助', en: 'Get help' },
  setFund: { zh: '设置资金密码', en: 'Set fund password' },
  addAccount: { zh: '绑定收款账户', en: 'Add account' },
  seeAccounts: { zh: '查看收款账户', en: 'See accounts' },
  seeRequirement: { zh: '查看流水', en: 'See requirement' },
  seeProgress: { zh: '查看进度', en: 'See progress' },
  again: { zh: '重新检查', en: 'Check again' },
} as const satisfies Readonly<Record<string, Bilingual>>;

/** Why no more can be withdrawn now. */
export const LIMITS = {
  checks: { zh: '须先满足下列条件', en: 'First meet the conditions below' },
  wallet: { zh: '扣除手续费后的钱包余额', en: 'All of your wallet, less the fee' },
  owed: { zh: '钱包余额扣除欠款与手续费', en: 'Your wallet, less what you owe and the fee' },
  time: { zh: '单笔上限', en: 'The limit for one withdrawal' },
  first: { zh: '首次提款上限', en: 'The limit of a first withdrawal' },
  day: { zh: '今日剩余额度', en: 'What is left of today’s limit' },
  account: { zh: '收款账户今日剩余额度', en: 'What is left today for your payout account' },
  least: { zh: '低于单笔最低金额', en: 'Less than the minimum of one withdrawal' },
} as const satisfies Readonly<Record<string, Bilingual>>;

export const CHECKS = {
  account: { zh: '账户可以提款', en: 'The account may withdraw' },
  'fund-password': { zh: '已设置资金密码', en: 'A fund password is set' },
  target: { zh: '已绑定收款账户', en: 'An account to be paid to' },
  cooling: { zh: '有过了冷却期的账户', en: 'One that is past its cooling time' },
  requirement: { zh: '流水要求已完成', en: 'Betting requirements are done' },
  hours: { zh: '在提款时间内', en: 'Withdrawals are open now' },
  count: { zh: '今日还有次数', en: 'Requests are left today' },
  interval: { zh: '距上次提款已够久', en: 'The last one is long enough ago' },
  pending: { zh: '没有进行中的提款', en: 'None is on its way' },
  owed: { zh: '扣除欠款后余额足够', en: 'Enough is left after what you owe' },
} as const satisfies Readonly<Record<string, Bilingual>>;

export const STATES: Readonly<Record<WithdrawState, Bilingual>> = {
  WAITING: { zh: '待处理', en: 'Waiting' },
  CONFIRM: { zh: '已完成', en: 'Paid' },
  CANCEL: { zh: '已取消', en: 'Refused' },
  FAILED: { zh: '失败已退回', en: 'Returned' },
  UNKNOWN: { zh: '确认中', en: 'Being confirmed' },
  AUTOHANDLE: { zh: '自动处理中', en: 'Handled by rules' },
  THIRDPARTY_HANDLE: { zh: '出款中', en: 'Being paid' },
  THIRDPARTY_CREATEORDER: { zh: '出款排队', en: 'Queued to be paid' },
  THIRDPARTY_FAILED: { zh: '出款异常处理中', en: 'Payment is looked into' },
};

export const STEPS: Readonly<Record<WithdrawStep, Bilingual>> = {
  ASKED: { zh: '提交', en: 'Requested' },
  REVIEWED: { zh: '审核通过', en: 'Approved' },
  PAYING: { zh: '出款', en: 'Being paid' },
  PAID: { zh: '完成', en: 'Paid' },
  REFUSED: { zh: '未通过，已退回', en: 'Refused, money returned' },
  RETURNED: { zh: '未能出款，已退回', en: 'Not paid, money returned' },
  UNKNOWN: { zh: '等待渠道确认', en: 'Waiting for the bank' },
  PAYMENT_FAILED: { zh: '出款失败，处理中', en: 'Payment failed, being looked into' },
};
