import { codes } from '../core/codes.ts';
import { PROPOSAL_CODES } from '../operator/codes.ts';
import { CANCEL_CODES, ORDER_CODES } from './codes.ts';

const { TOO_MANY_OPEN, ALREADY_WAITS, CODE_NEEDED, CODE_WRONG } = PROPOSAL_CODES;
const PUT = { TOO_MANY_OPEN, ALREADY_WAITS, CODE_NEEDED, CODE_WRONG };

/** Refusals of what operators do to an order. */
export const QUEUE_CODES = codes({
  ...ORDER_CODES,
  ORDER_SEEN: CANCEL_CODES.ORDER_SEEN,
  IN_QUEUE: {
    number: 8786,
    zh: '该订单有一笔到账在异常队列中，请在那里处理',
    en: 'A payment of this order waits among the exceptions: decide about that',
  },
  ...PUT,
});

/** Refusals of what becomes of a payment that is nobody's. */
export const EXCEPTION_CODES = codes({
  NO_EXCEPTION: { number: 8781, zh: '没有此异常', en: 'There is no such payment' },
  RESOLVED: { number: 8782, zh: '该异常已处理', en: 'It has been decided already' },
  NO_PLAYER: { number: 8783, zh: '请填写入账玩家', en: 'Say to whom it is credited' },
  NO_SUCH_PLAYER: { number: 8784, zh: '没有此玩家', en: 'There is no such player' },
  NO_WAY_BACK: {
    number: 8872,
    zh: '链上付款不能原路退回',
    en: 'What came over a chain cannot be sent back the way it came',
  },
  NOT_BOOKED: {
    number: 8785,
    zh: '币种不同，未入账，只能忽略',
    en: 'It is of another currency and in no books: it can only be left alone',
  },
  ...PUT,
});

/** Refusals of ending a refund that its provider does not end. */
export const SETTLE_REFUND_CODES = codes({
  NO_EXCEPTION: EXCEPTION_CODES.NO_EXCEPTION,
  NOT_REFUNDING: {
    number: 8860,
    zh: '该款项不在退回中',
    en: 'It is not being sent back',
  },
  ...PUT,
});
