import {
  inRows,
  isRecord,
  oneOf,
  publishedView,
  rowsOf,
  tellsParts,
  withAbout,
  type Parts,
  type Teller,
} from '../../staff/operator/proposal-content/index.ts';
import type { Bilingual } from '@fairlot/rules/core/text';
import type { ProposalViews } from '../../../registry/proposal-view.ts';
import { BALANCE, PLAYER } from './money-parts.ts';
import { REVERSAL } from './text-reversal.ts';

const MONEY: Parts = {
  fee: { name: { zh: '手续费', en: 'Fee' } },
  bonus: { name: { zh: '赠送', en: 'Bonus' } },
  ...BALANCE,
};
const PAYMENT: Parts = {
  ...PLAYER,
  payment: { name: { zh: '渠道流水', en: 'Payment' } },
  order: { name: { zh: '充值单号', en: 'Order' } },
  ordered: { name: { zh: '订单金额', en: 'Amount of the order' } },
  amount: { name: { zh: '到账金额', en: 'Amount received' }, isSubject: true },
};
const CREDIT: Parts = {
  ...PLAYER,
  orderNo: { name: { zh: '充值单号', en: 'Order' }, isSubject: true },
  state: null,
  ordered: { name: { zh: '订单金额', en: 'Amount of the order' } },
  amount: { name: { zh: '入账金额', en: 'To be credited' }, isSubject: true },
  ...MONEY,
};
/** Asks about an amount that is not the amount of its order. */
const questionOf = (ordered: unknown, amount: unknown): Bilingual | undefined =>
  typeof ordered === 'string' && typeof amount === 'string' && ordered !== amount
    ? {
        zh: `订单金额是 ${ordered}，将入账 ${amount}。金额正确吗？`,
        en: `The order is for ${ordered}, but ${amount} would be credited. Is that right?`,
      }
    : undefined;
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
  ...MONEY,
};
const ITS_PLAYER = { zh: '此单的玩家', en: 'the player of the order' };
const SETTLE: Parts = {
  id: null,
  ...PAYMENT,
  isPaid: { name: { zh: '退款已到付款人', en: 'The payer has it' } },
  evidence: { name: { zh: '凭证', en: 'Evidence' } },
  ...BALANCE,
};

const REVERSE: Parts = {
  ...PLAYER,
  orderNo: { name: { zh: '冲正充值单', en: 'Order to reverse' }, isSubject: true },
  paid: { name: { zh: '实付', en: 'Paid' }, isSubject: true },
  fee: { name: { zh: '手续费', en: 'Fee' } },
  bonus: { name: { zh: '赠送', en: 'Bonus' } },
  isThere: { name: { zh: '款项仍在渠道', en: 'Its payment is with the provider still' } },
  taken: { name: { zh: '将收回', en: 'To be recovered' } },
  ...BALANCE,
  owes: { name: { zh: '余额不足，记为欠款', en: 'Shortfall, added to the debt' } },
};
const CHARGEBACK: Parts = {
  id: null,
  chargeback: { name: REVERSAL.name },
  ...PAYMENT,
  as: { name: REVERSAL.as, tell: oneOf({ bear: REVERSAL.bear, ignore: REVERSAL.ignore }) },
  ...BALANCE,
};
const OFFSET: Parts = {
  player: null,
  currency: null,
  ...PLAYER,
  owed: { name: { zh: '现欠', en: 'Owed now' } },
  amount: { name: { zh: '抵扣金额', en: 'Amount to deduct' }, isSubject: true },
  left: { name: { zh: '抵扣后仍欠', en: 'Still owed afterwards' } },
  ...BALANCE,
};

const WAIVE: Parts = {
  ...OFFSET,
  amount: { name: { zh: '核销金额', en: 'Amount to waive' }, isSubject: true },
  left: { name: { zh: '核销后仍欠', en: 'Still owed afterwards' } },
};

/** Whose it is known to be is credited without being named. */
const tellResolved: Teller = ({ Before, Content }, say) => {
  if (!isRecord(Before) || !isRecord(Content)) return undefined;
  const { player, ...rest } = withAbout(Content);
  if (player === null && rest['as'] !== 'credit') return rowsOf(RESOLVE, Before, rest, say);
  return rowsOf(RESOLVE, Before, { ...rest, player: player ?? say(ITS_PLAYER) }, say);
};

/** What is asked of others about deposits. */
const depositProposals: ProposalViews = {
  'deposit.channels.publish': publishedView({}),
  'deposit.orders.confirm': inRows(tellsParts(CREDIT), {
    question: ({ Before, Content }) =>
      isRecord(Before) && isRecord(Content)
        ? questionOf(Before['ordered'], Content['amount'])
        : undefined,
  }),
  'deposit.exceptions.resolve': inRows(tellResolved, {
    question: ({ Before, Content }) =>
      isRecord(Before) && isRecord(Content) && Content['as'] === 'credit'
        ? questionOf(withAbout(Content)['ordered'], Before['amount'])
        : undefined,
  }),
  'deposit.exceptions.settle': inRows(tellsParts(SETTLE)),
  'deposit.orders.reverse': inRows(tellsParts(REVERSE)),
  'deposit.chargebacks.resolve': inRows(tellsParts(CHARGEBACK)),
  'deposit.debts.offset': inRows(tellsParts(OFFSET)),
  'deposit.debts.waive': inRows(tellsParts(WAIVE)),
};

export default depositProposals;
