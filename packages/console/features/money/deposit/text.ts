import type { Bilingual } from '@fairlot/rules/core/text';

/** Words of deposits at the console. */
export const text = {
  title: { zh: '充值', en: 'Deposits' },
  views: { zh: '队列', en: 'Queues' },
  unpaid: { zh: '待支付', en: 'To be paid' },
  waiting: { zh: '待确认', en: 'Said to be paid' },
  credited: { zh: '已入账', en: 'Credited' },
  cancelled: { zh: '已取消', en: 'Cancelled' },
  proofs: {
    zh: (n: number) => `凭证 ${n}`,
    en: (n: number) => (n === 1 ? '1 proof' : `${n} proofs`),
  },
  proofTitle: {
    zh: (orderNo: string) => `付款凭证 ${orderNo}`,
    en: (orderNo: string) => `Proof of payment, ${orderNo}`,
  },
  proofOf: { zh: (n: number) => `付款凭证 ${n}`, en: (n: number) => `Proof of payment ${n}` },
  proofNote: {
    zh: '玩家上传的图片，每次查看都写入审计。',
    en: 'Uploaded by the player. Each look stands in the audit.',
  },
  proofUnread: { zh: '图片没有读到', en: 'The picture could not be read' },
  payer: { zh: '付款人', en: 'Payer' },
  payerTitle: {
    zh: (orderNo: string) => `付款人 ${orderNo}`,
    en: (orderNo: string) => `Payer of ${orderNo}`,
  },
  payerNote: {
    zh: '付款人姓名由玩家下单时填写。每次查看都写入审计。',
    en: 'The player entered the payer’s name with the order. Each look is recorded in the audit.',
  },
  payerUnread: { zh: '付款人没有读到', en: 'The payer could not be read' },
  payerBank: { zh: '付款银行', en: 'Payer’s bank' },
  realName: { zh: '玩家实名', en: 'Player’s real name' },
  holderOf: {
    zh: (account: string) => `${account} 持卡人`,
    en: (account: string) => `Holder of ${account}`,
  },
  sameName: { zh: '一致', en: 'Same name' },
  otherName: { zh: '姓名不符', en: 'Names differ' },
  noName: { zh: '无实名可比对', en: 'No name to compare' },
  exceptions: { zh: '异常', en: 'Exceptions' },
  notAllowed: { zh: '您没有查看的权限', en: 'You may not see this' },
  find: { zh: '单号或玩家账号', en: 'Order number or account' },
  empty: { zh: '这里没有充值', en: 'No deposits here' },
  noExceptions: { zh: '没有待处理的异常', en: 'No payment waits for a decision' },
  order: { zh: '单号', en: 'Order' },
  player: { zh: '玩家', en: 'Player' },
  first: { zh: '首充', en: 'First' },
  channel: { zh: '通道', en: 'Channel' },
  amount: { zh: '申请金额', en: 'Asked' },
  paid: { zh: '实付', en: 'Paid' },
  fee: { zh: '手续费 / 赠送', en: 'Fee / bonus' },
  made: { zh: '下单', en: 'Made' },
  ended: { zh: '完成', en: 'Ended' },
  note: { zh: '备注', en: 'Note' },
  asked: { zh: '已催单', en: 'asked' },
  acts: { zh: '操作', en: 'Actions' },
  confirm: { zh: '入账', en: 'Credit' },
  cancel: { zh: '取消', en: 'Cancel' },
  ask: { zh: '查询渠道', en: 'Ask provider' },
  asking: { zh: '正在查询，结果稍后显示', en: 'The provider is being asked' },
  confirmTitle: {
    zh: (no: string) => `为 ${no} 入账`,
    en: (no: string) => `Credit ${no}`,
  },
  confirmNote: {
    zh: '按实际到账金额入账；另一人在“申请”中确认后生效。渠道已确认的订单会自动入账，无需在此操作。',
    en: 'It is credited with what arrived, once another operator has confirmed it among the proposals. What the provider tells of is credited by itself.',
  },
  arrived: { zh: '实际到账金额', en: 'What arrived' },
  cancelTitle: { zh: (no: string) => `取消 ${no}`, en: (no: string) => `Cancel ${no}` },
  cancelNote: {
    zh: '玩家会看到原因，其支付页面随即关闭。之后到账的款项进入异常队列。',
    en: 'The player reads the reason, and his page of it closes. What is paid after that becomes an exception.',
  },
  payment: { zh: '渠道流水', en: 'Payment' },
  kind: { zh: '异常类型', en: 'What is wrong' },
  found: { zh: '发现时间', en: 'Found' },
  state: { zh: '状态', en: 'State' },
  sum: { zh: '金额', en: 'Amount' },
  decide: { zh: '处理', en: 'Decide' },
  done: { zh: '已处理', en: 'Decided' },
  todo: { zh: '待处理', en: 'To be decided' },
  decideTitle: {
    zh: (id: number) => `处理异常 ${id}`,
    en: (id: number) => `Decide about payment ${id}`,
  },
  decideNote: {
    zh: '款项在确认前留在暂记账户；另一人在“申请”中确认后生效。',
    en: 'The money stays in suspense until another operator has confirmed it among the proposals.',
  },
  disputedNote: {
    zh: '这笔款项到账前，其拒付已由运营处理，款项已不在渠道。加款给玩家即由平台承担；没收则抵回平台已承担的金额；不能再退回。',
    en: 'Operators ended a chargeback of it before it came, and its provider has it no more. Credited to a player, the house pays for it; kept, it makes up for what the house bore; it cannot be sent back once more.',
  },
  choose: { zh: '请选择', en: 'Choose' },
  as: { zh: '处理方式', en: 'What becomes of it' },
  credit: { zh: '加款给玩家', en: 'Credit it to a player' },
  refund: { zh: '原路退回', en: 'Send it back' },
  forfeit: { zh: '没收（归入平台）', en: 'Keep it' },
  ignore: { zh: '忽略（款项留在暂记）', en: 'Leave it alone' },
  end: { zh: '结束退回', en: 'End it' },
  endTitle: {
    zh: (id: number) => `结束异常 ${id} 的退回`,
    en: (id: number) => `End the refund of payment ${id}`,
  },
  endNote: {
    zh: '仅在渠道长期不答复时使用。另一人在“申请”中确认后生效；之后渠道另有结果，由对账列出。',
    en: 'Only where its provider does not answer for long. It holds once another operator has confirmed it; what the provider says after that shows in the reconciliation.',
  },
  outcome: { zh: '结果', en: 'Outcome' },
  wasPaid: { zh: '已退回付款人', en: 'It was sent back' },
  wasNotPaid: { zh: '未退回，重新处理', en: 'It was not: decide anew' },
  evidence: { zh: '凭证（回单号或对账单行）', en: 'Evidence (receipt or line of a statement)' },
  toWhom: { zh: '玩家账号', en: 'Account of the player' },
  toWhomHint: { zh: '订单已有玩家时无需填写', en: 'Only where the payment has no player' },
  put: { zh: '提交确认', en: 'Put it to another' },
  putDone: { zh: '已提交，等待另一人确认', en: 'It waits for another operator' },
  cancelled1: { zh: '已取消', en: 'Cancelled' },
  none: { zh: '无', en: 'none' },
};

export const KINDS = {
  noOrder: { zh: '没有订单', en: 'No order' },
  twice: { zh: '重复支付', en: 'Paid twice' },
  late: { zh: '取消后到账', en: 'After it was cancelled' },
  amount: { zh: '金额不符', en: 'Another amount' },
  gone: { zh: '链上已消失', en: 'Gone from its chain' },
  reversed: { zh: '充值已冲正', en: 'Its deposit was reversed' },
  name: { zh: '姓名不符', en: 'Another name' },
  disputed: { zh: '到账前已拒付', en: 'Charged back before it came' },
} as const satisfies Readonly<Record<string, Bilingual>>;

export const STATES = {
  open: { zh: '待处理', en: 'To be decided' },
  refunding: { zh: '退回中', en: 'Being sent back' },
  credited: { zh: '已加款', en: 'Credited' },
  refunded: { zh: '已退回', en: 'Sent back' },
  forfeited: { zh: '已没收', en: 'Kept' },
  chargedBack: { zh: '渠道拒付', en: 'Charged back' },
  ignored: { zh: '已忽略', en: 'Left alone' },
} as const satisfies Readonly<Record<string, Bilingual>>;

export const FAULTS = {
  as: { zh: '请选择处理方式', en: 'Say what becomes of it' },
  evidence: { zh: '请填写凭证', en: 'Say by what it was seen' },
  amount: {
    zh: '请填写大于 0 的金额，最多三位小数',
    en: 'An amount above 0, three decimals at most',
  },
};

/** Who looks into what. */
export const CLAIM = {
  claimed: { zh: '认领', en: 'Claimed by' },
  mine: { zh: '我', en: 'you' },
  claim: { zh: '认领', en: 'Claim' },
  letGo: { zh: '释放', en: 'Let go' },
  takeOver: { zh: '接管', en: 'Take over' },
  takeOverFrom: {
    zh: (name: string) => `从 ${name} 接管`,
    en: (name: string) => `Take over from ${name}`,
  },
  noAnswer: { zh: '没有回应，请重试', en: 'No answer: try again' },
  keys: {
    zh: 'J K 换行 · N 下一笔未认领 · / 搜索',
    en: 'J K move · N next that nobody has · / search',
  },
} as const;
