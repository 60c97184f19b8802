import type { Bilingual } from '@fairlot/rules/core/text';
import type { PartState, WithdrawState } from '@fairlot/rules/check/withdraw-state';
import type { QueueTab } from '@fairlot/wire/money/withdraw';

/** Words of the queue of withdrawals. */
export const text = {
  title: { zh: '提款审核', en: 'Withdrawals' },
  list: { zh: '提款列表', en: 'Queue of withdrawals' },
  notAllowed: { zh: '您无权查看提款', en: 'You may not see withdrawals' },
  unread: { zh: '无法读取', en: 'This could not be read' },
  empty: { zh: '没有提款', en: 'No withdrawals' },
  tab: { zh: '分类', en: 'Tab' },
  find: { zh: '账号或单号开头', en: 'Account or number begins with' },
  anyKind: { zh: '全部方式', en: 'Any method' },
  card: { zh: '银行卡', en: 'Card' },
  usdt: { zh: 'USDT', en: 'USDT' },
  purse: { zh: '电子钱包', en: 'E-wallet' },
  anyRisk: { zh: '全部标记', en: 'Any flag' },
  no: { zh: '单号', en: 'No.' },
  player: { zh: '玩家', en: 'Player' },
  amount: { zh: '金额', en: 'Amount' },
  fee: { zh: '手续费', en: 'Fee' },
  target: { zh: '收款账户', en: 'Target' },
  age: { zh: '等待', en: 'Waits' },
  minutes: { zh: (n: number) => `${n} 分钟`, en: (n: number) => `${n} min` },
  day: { zh: '今日', en: 'Today' },
  balance: { zh: '提款前余额', en: 'Balance before' },
  risks: { zh: '风险标记', en: 'Flags' },
  claimed: { zh: '认领', en: 'Claimed by' },
  reviewers: { zh: '审核人', en: 'Reviewers' },
  state: { zh: '状态', en: 'State' },
  approved: { zh: '已通过', en: 'Approved' },
  score: { zh: '风险评分', en: 'Risk score' },
  second: { zh: '须二审', en: 'Two review' },
  since: { zh: '注册', en: 'Registered' },
  wallet: { zh: '余额 / 冻结', en: 'Wallet / set aside' },
  flows: { zh: '30天 充值 / 提款', en: '30 days in / out' },
  games: { zh: '30天 投注 / 派奖', en: '30 days staked / won' },
  gap: { zh: '流水差额', en: 'Betting requirement left' },
  others: { zh: '关联账号', en: 'Related accounts' },
  parts: { zh: '出款明细', en: 'Payouts' },
  plan: { zh: (n: number) => `拆为 ${n} 笔`, en: (n: number) => `Split into ${n} parts` },
  planned: { zh: '未出款', en: 'not paid yet' },
  reviews: { zh: '审核记录', en: 'Reviews' },
  isVoid: {
    zh: (by: string) => `此前的通过已失效，须重新审核：${by}`,
    en: (by: string) => `Earlier approvals are void, review again: ${by}`,
  },
  voids: { zh: '失效的通过', en: 'Approvals that become void' },
  memos: { zh: '备注', en: 'Memos' },
  before: { zh: '此前提款', en: 'Before this one' },
  site: { zh: '系统', en: 'site' },
  done: { zh: '已完成操作', en: 'Done' },
  acts: { zh: '操作（括号内为快捷键）', en: 'Acts, with their keys' },
  provider: { zh: '代付渠道', en: 'Provider' },
  fromBank: { zh: '付款银行', en: 'Paid from' },
  receipt: { zh: '回单号', en: 'Receipt' },
  byHand: { zh: '人工出款', en: 'Paid by hand' },
  byHandNote: {
    zh: '付款银行和回单号会显示在玩家的提款记录中。',
    en: 'The player sees the bank and the receipt in the withdrawal record.',
  },
  showTarget: { zh: '显示户名和完整账号', en: 'Show holder and full account' },
  showTargetNote: { zh: '每次查看都写入审计', en: 'Each look is recorded in the audit' },
  bank: { zh: '银行', en: 'Bank' },
  holder: { zh: '户名', en: 'Holder' },
  account: { zh: '账号', en: 'Account' },
  evidence: { zh: '凭证（回单号或对账单行）', en: 'Evidence (receipt or line of a statement)' },
  splitInto: { zh: '各部分金额，用空格隔开', en: 'Amounts of the parts, with blanks between' },
  paid: { zh: '已付', en: 'Already paid' },
  goesBack: { zh: '退回玩家', en: 'Returned to the player' },
  partsRead: { zh: '各部分', en: 'Parts' },
  partsSum: { zh: '各部分合计', en: 'Total of the parts' },
  walletNow: { zh: '当前余额', en: 'Balance now' },
  walletAfter: { zh: '执行后余额', en: 'Balance after' },
  needed: { zh: '请填写', en: 'This is needed' },
} as const;

export const TABS: Readonly<Record<QueueTab, Bilingual>> = {
  all: { zh: '全部', en: 'All' },
  open: { zh: '未处理', en: 'Open' },
  claimed: { zh: '审核中', en: 'Claimed' },
  second: { zh: '待复审', en: 'Second review' },
  'to-pay': { zh: '待出款', en: 'To pay' },
  provider: { zh: '三方处理中', en: 'At providers' },
  odd: { zh: '异常', en: 'Odd' },
  done: { zh: '已完成', en: 'Done' },
};

export const STATES: Readonly<Record<WithdrawState, Bilingual>> = {
  WAITING: { zh: '待处理', en: 'Waiting' },
  CONFIRM: { zh: '已出款', en: 'Paid' },
  CANCEL: { zh: '已拒绝', en: 'Refused' },
  FAILED: { zh: '已退回', en: 'Returned' },
  UNKNOWN: { zh: '结果未知', en: 'Unknown' },
  AUTOHANDLE: { zh: '自动通过', en: 'By rules' },
  THIRDPARTY_HANDLE: { zh: '出款中', en: 'Being paid' },
  THIRDPARTY_CREATEORDER: { zh: '出款排队', en: 'Queued' },
  THIRDPARTY_FAILED: { zh: '出款失败', en: 'Failed' },
};

export const PART_NAMES: Readonly<Record<PartState, Bilingual>> = {
  WAITING: { zh: '待发送', en: 'to be sent' },
  PAID: { zh: '已付', en: 'paid' },
  FAILED: { zh: '失败', en: 'failed' },
  UNKNOWN: { zh: '结果未知', en: 'unknown' },
  SENT: { zh: '已发送', en: 'sent' },
};

export const REVIEW_NAMES = {
  approved: { zh: '通过', en: 'approved' },
  split: { zh: '拆单', en: 'split it into' },
  changed: { zh: '发现内容已变', en: 'found the content changed' },
} as const;

export const VOID_NAMES = {
  split: { zh: '因拆单失效', en: 'void: split' },
  changed: { zh: '因内容变化失效', en: 'void: changed' },
  replaced: { zh: '已被其他审核取代', en: 'void: replaced' },
} as const;

export const ACTS = {
  claim: { zh: '认领', en: 'Claim' },
  takeOver: { zh: '接管', en: 'Take over' },
  letGo: { zh: '放弃认领', en: 'Let go' },
  approve: { zh: '通过', en: 'Approve' },
  reject: { zh: '拒绝', en: 'Refuse' },
  split: { zh: '拆单', en: 'Split' },
  pay: { zh: '渠道出款', en: 'Pay by provider' },
  payByHand: { zh: '人工出款', en: 'Paid by hand' },
  askProvider: { zh: '查询渠道', en: 'Ask provider' },
  sendAgain: { zh: '同号重发', en: 'Send again' },
  returnFailed: { zh: '退回玩家', en: 'Give back' },
  markPaid: { zh: '人工置成功', en: 'Take as paid' },
  markFailed: { zh: '人工置失败', en: 'Take as failed' },
  noteWithdrawal: { zh: '加备注', en: 'Add a memo' },
} as const satisfies Readonly<Record<string, Bilingual>>;
export type ActName = keyof typeof ACTS;

/** Why two operators look at one. */
export const SECOND_FOR = {
  AMOUNT: { zh: '金额（含 24 小时内）', en: 'amount, with that of 24 hours' },
  FIRST: { zh: '首次提款', en: 'first withdrawal' },
  YOUNG_TARGET: { zh: '新收款账户', en: 'new target' },
} as const;

/** By what accounts are of one hand, perhaps. */
export const SHARED_BY = {
  target: { zh: '同收款账户', en: 'same target' },
  ip: { zh: '同IP', en: 'same IP' },
  device: { zh: '同设备', en: 'same device' },
} as const;
