import {
  inRows,
  isRecord,
  oneOf,
  rowsOf,
  tellsParts,
  type Parts,
  type Teller,
} from '../../staff/operator/proposals/index.ts';
import type { ProposalViews } from '../../../registry/proposal-view.ts';
import { REVERSAL } from './text-reversal.ts';

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
const ITS_PLAYER = { zh: '此单的玩家', en: 'the player of the order' };
const SETTLE: Parts = {
  id: null,
  ...PAYMENT,
  isPaid: { name: { zh: '退款已到付款人', en: 'The payer has it' } },
  evidence: { name: { zh: '凭证', en: 'Evidence' } },
};

const REVERSE: Parts = {
  orderNo: { name: { zh: '冲正充值单', en: 'Order to be taken back' } },
  paid: { name: { zh: '实付', en: 'Paid' } },
  fee: { name: { zh: '手续费', en: 'Fee' } },
  bonus: { name: { zh: '赠送', en: 'Bonus' } },
  isThere: { name: { zh: '款项仍在渠道', en: 'Its payment is with the provider still' } },
};
const CHARGEBACK: Parts = {
  id: null,
  chargeback: { name: REVERSAL.name },
  ...PAYMENT,
  as: { name: REVERSAL.as, tell: oneOf({ bear: REVERSAL.bear, ignore: REVERSAL.ignore }) },
};
const OFFSET: Parts = {
  player: null,
  currency: null,
  userName: { name: REVERSAL.findPlayer },
  amount: { name: { zh: '抵扣金额（现欠）', en: 'To be taken (owed now)' }, was: 'owed' },
};

const WAIVE: Parts = {
  ...OFFSET,
  amount: { name: { zh: '核销金额（现欠）', en: 'To be given up (owed now)' }, was: 'owed' },
};

/** Whose it is known to be is credited without being named. */
const tellResolved: Teller = ({ Before, Content }, say) => {
  if (!isRecord(Before) || !isRecord(Content)) return undefined;
  const { player, ...rest } = Content;
  if (player === null && rest['as'] !== 'credit') return rowsOf(RESOLVE, Before, rest, say);
  return rowsOf(RESOLVE, Before, { ...rest, player: player ?? say(ITS_PLAYER) }, say);
};

/** What is asked of others about deposits. */
const depositProposals: ProposalViews = {
  'deposit.orders.confirm': inRows(tellsParts(CREDIT)),
  'deposit.exceptions.resolve': inRows(tellResolved),
  'deposit.exceptions.settle': inRows(tellsParts(SETTLE)),
  'deposit.orders.reverse': inRows(tellsParts(REVERSE)),
  'deposit.chargebacks.resolve': inRows(tellsParts(CHARGEBACK)),
  'deposit.debts.offset': inRows(tellsParts(OFFSET)),
  'deposit.debts.waive': inRows(tellsParts(WAIVE)),
};

export default depositProposals;
