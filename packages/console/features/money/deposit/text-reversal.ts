import type { Bilingual } from '@fairlot/rules/core/text';

/** Words of deposits that are taken back, of chargebacks and of what players owe. */
export const REVERSAL = {
  reverse: { zh: '冲正', en: 'Reverse' },
  reversed: { zh: '已冲正', en: 'Reversed' },
  chargedBack: { zh: '已拒付', en: 'Charged back' },
  takenBack: {
    zh: (taken: string, owed: string) => `扣回 ${taken}，欠款 ${owed}`,
    en: (taken: string, owed: string) => `${taken} taken, ${owed} owed`,
  },
  title: { zh: (no: string) => `冲正 ${no}`, en: (no: string) => `Reverse ${no}` },
  note: {
    zh: '从玩家钱包扣回实付金额与赠送，退还手续费；余额不足部分记为欠款，还清前不能提款。玩家会看到原因。另一人在“申请”中确认后生效，且每笔只能冲正一次。',
    en: 'What was paid and its bonus is taken out of the wallet, its fee goes back. What is not there is owed, and stops withdrawals until it is paid. The player reads the reason. It holds once another operator has confirmed it among the proposals, and once only.',
  },
  where: { zh: '这笔款项现在', en: 'The payment is' },
  gone: { zh: '从未到账，或已不在渠道', en: 'not with its provider: it never came, or is gone' },
  there: {
    zh: '仍在渠道（进入异常队列待处理）',
    en: 'with its provider: decide about it among the exceptions',
  },
  put: { zh: '提交确认', en: 'Put it to another' },
  chargebacks: { zh: '拒付', en: 'Chargebacks' },
  noChargebacks: { zh: '没有拒付', en: 'No chargebacks here' },
  name: { zh: '渠道拒付编号', en: 'Name at the provider' },
  payment: { zh: '付款', en: 'Payment' },
  why: { zh: '待处理原因', en: 'Why it waits' },
  outcome: { zh: '扣回 / 欠款', en: 'Taken / owed' },
  decide: { zh: '处理', en: 'Decide' },
  decideTitle: { zh: (id: number) => `处理拒付 ${id}`, en: (id: number) => `End chargeback ${id}` },
  decideNote: {
    zh: '这笔拒付无法自动从玩家扣回。另一人在“申请”中确认后生效。',
    en: 'This chargeback could not be taken from a player. It holds once another operator has confirmed it among the proposals.',
  },
  as: { zh: '处理方式', en: 'What becomes of it' },
  choose: { zh: '请选择', en: 'Choose' },
  chooseFault: { zh: '请选择处理方式', en: 'Say what becomes of it' },
  bear: { zh: '由平台承担', en: 'The house bears it' },
  ignore: { zh: '忽略（不入账）', en: 'Leave it alone: nothing is booked' },
  debts: { zh: '欠款', en: 'Debts' },
  noDebts: { zh: '没有玩家欠款', en: 'Nobody owes anything' },
  owed: { zh: '欠款', en: 'Owed' },
  available: { zh: '可用余额', en: 'In the wallet' },
  since: { zh: '起始', en: 'Since' },
  total: { zh: (sum: string) => `欠款合计 ${sum}`, en: (sum: string) => `Owed in all: ${sum}` },
  findPlayer: { zh: '玩家账号', en: 'Account' },
  offset: { zh: '抵扣', en: 'Take it' },
  offsetTitle: {
    zh: (name: string) => `抵扣 ${name} 的欠款`,
    en: (name: string) => `Take what ${name} owes`,
  },
  offsetNote: {
    zh: '从玩家可用余额扣除并抵减欠款，玩家会看到原因。另一人在“申请”中确认后生效，余额不足时有多少扣多少；其间欠款有任何变动，申请即作废。',
    en: 'It is taken out of what the player has. The player reads the reason. It holds once another operator has confirmed it among the proposals, as far as it is there then; any change of what is owed meanwhile makes it void.',
  },
  waive: { zh: '核销', en: 'Give it up' },
  waiveTitle: {
    zh: (name: string) => `核销 ${name} 的欠款`,
    en: (name: string) => `Give up what ${name} owes`,
  },
  waiveNote: {
    zh: '由平台承担，钱包余额不变；没有欠款后即可提款。玩家会看到原因。另一人在“申请”中确认后生效；其间欠款有任何变动，申请即作废。',
    en: 'The house bears it, and the wallet stays as it is; without a debt the player may withdraw. The player reads the reason. It holds once another operator has confirmed it among the proposals; any change of what is owed meanwhile makes it void.',
  },
  amount: { zh: '金额', en: 'Amount' },
};

export const CHARGEBACK_STATES = {
  open: { zh: '待处理', en: 'To be decided' },
  taken: { zh: '已从玩家扣回', en: 'Taken from the player' },
  unclaimed: { zh: '由暂记款退回', en: 'Out of what was nobody’s' },
  borne: { zh: '平台承担', en: 'Borne by the house' },
  ignored: { zh: '已忽略', en: 'Left alone' },
} as const satisfies Readonly<Record<string, Bilingual>>;

export const WHYS = {
  unknown: { zh: '找不到付款', en: 'The payment is not known' },
  amount: { zh: '金额不符', en: 'Another amount' },
  gone: { zh: '款项已作他处理', en: 'It went another way before' },
  currency: { zh: '币种不同', en: 'Another currency' },
  ref: { zh: '编号与另一笔拒付相同', en: 'Another has the same name' },
} as const satisfies Readonly<Record<string, Bilingual>>;
