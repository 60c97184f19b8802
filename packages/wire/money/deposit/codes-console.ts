import { codes } from '../../core/codes.ts';
import { PROPOSAL_CODES } from '../../staff/operator/codes.ts';
import { PUBLISH_CODES } from '../../staff/publishing/codes.ts';
import { CANCEL_CODES, ORDER_CODES } from './codes.ts';

const { TOO_MANY_OPEN, ALREADY_WAITS, CODE_NEEDED, CODE_WRONG } = PROPOSAL_CODES;
const PUT = { TOO_MANY_OPEN, ALREADY_WAITS, CODE_NEEDED, CODE_WRONG };

/** Refusals of claiming what somebody has to look into. */
export const CLAIM_CODES = codes({
  CLAIMED: { number: 8913, zh: '{name} 正在处理', en: '{name} is looking at it' },
  CLAIM_OVER: {
    number: 8914,
    zh: '已处理完，无需认领',
    en: 'It is done: there is nothing to claim',
  },
  NOT_CLAIMED: { number: 8915, zh: '您没有认领它', en: 'You have not claimed it' },
});

/** Refusals of what operators do to an order. */
export const QUEUE_CODES = codes({
  ...ORDER_CODES,
  ORDER_SEEN: CANCEL_CODES.ORDER_SEEN,
  CLAIMED: CLAIM_CODES.CLAIMED,
  IN_QUEUE: {
    number: 8786,
    zh: '该订单有一笔到账在异常队列中，请在那里处理',
    en: 'A payment of this order waits among the exceptions: decide about that',
  },
  CHARGEBACK_ENDED: {
    number: 8939,
    zh: '该订单有一笔拒付已由运营处理，付款到账后请在异常队列处理',
    en: 'A chargeback of this order was ended: its payment is decided about among the exceptions when it comes',
  },
  ...PUT,
});

/** Refusals of a look at who pays an order. */
export const PAYER_CODES = codes({
  NO_ORDER: ORDER_CODES.NO_ORDER,
  NO_PAYER: {
    number: 8775,
    zh: '该订单没有填写付款人姓名',
    en: 'No payer’s name was given for this order',
  },
});

/** Refusals of what becomes of a payment that is nobody's. */
export const EXCEPTION_CODES = codes({
  CLAIMED: CLAIM_CODES.CLAIMED,
  NO_EXCEPTION: { number: 8781, zh: '没有此异常', en: 'There is no such payment' },
  RESOLVED: { number: 8782, zh: '该异常已处理', en: 'It has been decided already' },
  NO_PLAYER: { number: 8783, zh: '请填写入账玩家', en: 'Say to whom it is credited' },
  PLAYER_REMOVED: {
    number: 2816,
    zh: '该账号已删除，请退回款项或先恢复账号',
    en: 'The account is deleted. Send the payment back, or restore the account first',
  },
  NO_SUCH_PLAYER: { number: 8784, zh: '没有此玩家', en: 'There is no such player' },
  NO_WAY_BACK: {
    number: 8872,
    zh: '链上付款不能原路退回',
    en: 'What came over a chain cannot be sent back the way it came',
  },
  REFUND_LIMIT: {
    number: 8659,
    zh: '超过该渠道单笔付款上限 {most}，不能原路退回；请入账、没收，或先提高上限',
    en: 'It is above the {most} that its provider pays at once, and cannot be sent back by it: credit it, keep it, or have that limit raised first',
  },
  CHARGED_BACK: {
    number: 8936,
    zh: '该款项有拒付待处理，请先处理拒付',
    en: 'A chargeback of it waits: decide about that first',
  },
  ALREADY_BACK: {
    number: 8938,
    zh: '渠道已将该款项拒付退回，不能再次退回',
    en: 'Its provider gave it back by a chargeback: it is not sent back once more',
  },
  NOT_BOOKED: {
    number: 8785,
    zh: '未入账（币种不同，或已记在另一订单），只能忽略',
    en: 'It is in no books (another currency, or booked for another order): it can only be left alone',
  },
  ...PUT,
});

/** Refusals of asking for other rules of a channel. */
export const CHANNEL_CODES = codes({
  ...PUBLISH_CODES,
  NO_PROVIDER: { number: 8910, zh: '没有此支付渠道', en: 'There is no such provider' },
  NO_LAYER: { number: 8919, zh: '没有层级 {id}', en: 'There is no layer {id}' },
  PAST_MAINTENANCE: {
    number: 8911,
    zh: '维护结束时间须在未来',
    en: 'Maintenance ends in the future',
  },
});

/** Refusals of ending a refund that its provider does not end. */
export const SETTLE_REFUND_CODES = codes({
  CLAIMED: CLAIM_CODES.CLAIMED,
  NO_EXCEPTION: EXCEPTION_CODES.NO_EXCEPTION,
  NOT_REFUNDING: {
    number: 8860,
    zh: '该款项不在退回中',
    en: 'It is not being sent back',
  },
  ...PUT,
});

/** Refusals of cancelling an order by an operator. */
export const CANCEL_QUEUE_CODES = codes({ ...CANCEL_CODES, CLAIMED: CLAIM_CODES.CLAIMED });

/** Refusals of taking a credited deposit back. */
export const REVERSAL_CODES = codes({
  NO_ORDER: ORDER_CODES.NO_ORDER,
  CLAIMED: CLAIM_CODES.CLAIMED,
  NOT_CREDITED: { number: 8924, zh: '该订单未入账', en: 'It was not credited' },
  REVERSED_ALREADY: { number: 8925, zh: '该订单已冲正', en: 'It was taken back already' },
  PAYMENT_UNKNOWN: {
    number: 8926,
    zh: '该订单没有渠道付款记录，款项不能留待处理',
    en: 'No payment of the provider is known: there is none to be decided about',
  },
  ...PUT,
});

/** Refusals of ending a chargeback that could not be taken from anybody. */
export const CHARGEBACK_CODES = codes({
  NO_CHARGEBACK: { number: 8927, zh: '没有此拒付', en: 'There is no such chargeback' },
  CHARGEBACK_DONE: { number: 8928, zh: '该拒付已处理', en: 'It is done already' },
  NOT_BOOKED: EXCEPTION_CODES.NOT_BOOKED,
  ...PUT,
});
