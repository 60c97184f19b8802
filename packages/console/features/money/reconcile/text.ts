import type { Bilingual } from '@fairlot/rules/core/text';
import type { Break } from '@fairlot/wire/money/reconcile';

/** Words of the reconciliation at the console. */
export const text = {
  title: { zh: '对账', en: 'Reconciliation' },
  about: {
    zh: '渠道对账单的每一行与本站订单按单号、金额、状态核对；不符的列为差异，由一人接手并结案。结案不动账。',
    en: 'Every line of the statements of providers is matched with the orders here by number, amount and state. What does not agree is a break: somebody takes it up and closes it. That moves no money.',
  },
  notAllowed: { zh: '您没有查看的权限', en: 'You may not see this' },
  list: { zh: '差异', en: 'Breaks' },
  empty: { zh: '没有差异', en: 'Nothing disagrees' },
  providers: { zh: '渠道', en: 'Providers' },
  noProviders: { zh: '还没有读取任何对账单', en: 'No statement was read yet' },
  readTo: { zh: '已读至', en: 'Read up to' },
  failed: { zh: '读取失败，始于', en: 'Not to be read since' },
  balanceThere: { zh: '渠道余额', en: 'It says' },
  balanceHere: { zh: '账面', en: 'The books say' },
  odd: { zh: '无解释差额', en: 'Unexplained' },
  noBalance: { zh: '余额未读', en: 'No balance read' },
  find: { zh: '单号或渠道流水', en: 'Number or name there' },
  show: { zh: '状态', en: 'State' },
  open: { zh: '未结案', en: 'Open' },
  ended: { zh: '已结案', en: 'Ended' },
  kind: { zh: '差异类型', en: 'What is wrong' },
  anyKind: { zh: '全部类型', en: 'Any kind' },
  id: { zh: '编号', en: 'No.' },
  provider: { zh: '渠道', en: 'Provider' },
  what: { zh: '业务', en: 'Of' },
  no: { zh: '单号', en: 'Number' },
  ref: { zh: '渠道流水', en: 'Name there' },
  here: { zh: '本站', en: 'Here' },
  there: { zh: '渠道', en: 'There' },
  found: { zh: '发现时间', en: 'Found' },
  taker: { zh: '处理人', en: 'With' },
  note: { zh: '备注', en: 'Note' },
  acts: { zh: '操作', en: 'Actions' },
  take: { zh: '接手', en: 'Take up' },
  close: { zh: '结案', en: 'Close' },
  takeTitle: { zh: (id: number) => `接手差异 ${id}`, en: (id: number) => `Take break ${id} up` },
  closeTitle: { zh: (id: number) => `结案差异 ${id}`, en: (id: number) => `Close break ${id}` },
  closeNote: {
    zh: '请在原因中写明查明的结果与如何处理；结案后该行不再核对。',
    en: 'Say in the reason what came of it. Its line is not looked at any more.',
  },
  done: { zh: '已完成', en: 'Done' },
};

export const KIND_NAMES: Readonly<Record<Break['Kind'], Bilingual>> = {
  missingHere: { zh: '本站缺', en: 'Missing here' },
  missingThere: { zh: '渠道缺', en: 'Missing there' },
  otherAmount: { zh: '金额不符', en: 'Another amount' },
  doubled: { zh: '重复', en: 'Doubled' },
  otherState: { zh: '状态不符', en: 'Another state' },
  balance: { zh: '余额不符', en: 'Balance' },
  unreadable: { zh: '数据超出范围', en: 'Values out of range' },
};

export const WHAT_NAMES: Readonly<Record<Break['What'], Bilingual>> = {
  deposit: { zh: '充值', en: 'Deposit' },
  payout: { zh: '代付', en: 'Payout' },
  refund: { zh: '退款', en: 'Refund' },
  settle: { zh: '结算', en: 'Settlement' },
  chargeback: { zh: '拒付', en: 'Chargeback' },
  fund: { zh: '垫资', en: 'Fund' },
  balance: { zh: '余额', en: 'Balance' },
};

export const STATE_NAMES: Readonly<Record<Break['State'], Bilingual>> = {
  open: { zh: '待处理', en: 'Open' },
  taken: { zh: '处理中', en: 'Taken up' },
  closed: { zh: '已结案', en: 'Closed' },
  gone: { zh: '自行消除', en: 'Gone by itself' },
};
