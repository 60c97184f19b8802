import { inRows, oneOf, tellsParts, type Parts, type ProposalViews } from '../operator/index.ts';

const PAYMENT: Parts = {
  payment: { name: { zh: '渠道流水', en: 'Payment' } },
  order: { name: { zh: '充值单号', en: 'Order' } },
  amount: { name: { zh: '到账金额', en: 'Amount that arrived' } },
};
const CREDIT: Parts = {
  orderNo: { name: { zh: '充值单号', en: 'Order' } },
  state: null,
  amount: {
    name: { zh: '入账金额（原为订单金额）', en: 'To be credited (as ordered)' },
    was: 'ordered',
  },
};
const RESOLVE: Parts = {
  id: null,
  ...PAYMENT,
  as: {
    name: { zh: '处理', en: 'What becomes of it' },
    tell: oneOf({
      credit: { zh: '入账', en: 'credited' },
      refund: { zh: '退回付款人', en: 'sent back' },
      forfeit: { zh: '没收', en: 'kept by the house' },
      ignore: { zh: '忽略', en: 'left alone' },
    }),
  },
  player: { name: { zh: '入账到', en: 'Credited to' } },
};
const SETTLE: Parts = {
  id: null,
  ...PAYMENT,
  isPaid: { name: { zh: '退款已到付款人', en: 'The payer has it' } },
  evidence: { name: { zh: '凭证', en: 'Evidence' } },
};

/** What is asked of others about deposits. */
export const depositProposals: ProposalViews = {
  'deposit.orders.confirm': inRows(tellsParts(CREDIT)),
  'deposit.exceptions.resolve': inRows(tellsParts(RESOLVE)),
  'deposit.exceptions.settle': inRows(tellsParts(SETTLE)),
};
