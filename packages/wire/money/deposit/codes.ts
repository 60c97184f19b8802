import { codes } from '../../core/codes.ts';
import { NAME_CODES } from '../../auth/login/name-codes.ts';

/** Refusals of a deposit (product 7.1). */
export const CREATE_CODES = codes({
  INVALID_ACCOUNT: {
    number: 8751,
    zh: '该银行暂不支持，请更换付款银行',
    en: 'This bank is not supported, please choose another',
  },
  INVALID_AMOUNT: {
    number: 8752,
    zh: '金额须在 {min} – {max} 之间',
    en: 'Amount must be between {min} and {max}',
  },
  EMPTY_NAME: { number: 8753, zh: '请填写付款人姓名', en: 'Enter the payer’s name' },
  ...NAME_CODES,
  DEPOSIT_DISABLED: {
    number: 8754,
    zh: '您的账户暂不能充值，请联系客服',
    en: 'Deposits are disabled on your account',
  },
  PENDING_EXISTS: {
    number: 8755,
    zh: '您有一笔未完成的充值（{no}），请先处理',
    en: 'You have a pending deposit ({no})',
  },
  NO_BANK_CARD: { number: 8756, zh: '请先绑定银行卡', en: 'Bind a bank card first' },
  NO_CHANNEL: { number: 8757, zh: '暂无可用的充值通道', en: 'No deposit channel available' },
  CHANNEL_DISABLED: { number: 8758, zh: '该通道已停用', en: 'This channel is off' },
  CHANNEL_NOT_OPEN: {
    number: 8759,
    zh: '该通道开放时间为 {from}–{to}',
    en: 'This channel is open {from}–{to}',
  },
  READ_ONLY_LAYER: {
    number: 8760,
    zh: '您所在的层级暂不开放充值',
    en: 'Deposits are not open for your group',
  },
  RATE_FAILED: {
    number: 8761,
    zh: '汇率获取失败，请稍后重试',
    en: 'Exchange rate unavailable, try again',
  },
  PERSONAL_LIMIT: {
    number: 8762,
    zh: '已达到您设置的充值限额，剩余 {left}',
    en: 'Your own deposit limit leaves {left}',
  },
  FIXED_AMOUNT_ONLY: {
    number: 8764,
    zh: '该通道仅支持固定金额',
    en: 'Choose one of the fixed amounts',
  },
  AMOUNT_STEP: {
    number: 8765,
    zh: '金额须为 {step} 的整数倍',
    en: 'Amount must be a multiple of {step}',
  },
  CHANNEL_FULL: {
    number: 8766,
    zh: '该通道今日额度已满，请更换通道',
    en: 'This channel is full for today, please choose another',
  },
  CHANNEL_LAYER: {
    number: 8920,
    zh: '该通道不对您的层级开放',
    en: 'This channel is not open to your group',
  },
  CHANNEL_MAINTENANCE: {
    number: 8912,
    zh: '该通道维护中，预计 {time} 恢复',
    en: 'This channel is under maintenance until {time}',
  },
  INTENT_REUSED: {
    number: 8767,
    zh: '该请求已用于另一笔充值',
    en: 'This request was used for another deposit',
  },
});

export const ORDER_CODES = codes({
  NO_ORDER: { number: 8770, zh: '没有此充值订单', en: 'No such deposit' },
  ORDER_ENDED: { number: 8771, zh: '该订单已结束', en: 'This deposit has ended' },
});

/** Refusals of a picture by which a player shows that he paid, but for those of any picture. */
export const PROOF_CODES = codes({
  ...ORDER_CODES,
  PROOFS_FULL: {
    number: 8879,
    zh: '最多上传 {most} 张凭证',
    en: '{most} pictures at the most',
  },
  PROOF_TRIES: {
    number: 8880,
    zh: '今日已上传 {most} 次，请明天再试',
    en: 'You have tried {most} times today: try again tomorrow',
  },
});
export const NO_PROOF_CODES = codes({
  NO_PROOF: {
    number: 8774,
    zh: '没有此凭证，或已过期',
    en: 'No such picture, or its time is over',
  },
});

/** Refusals of giving an order up. */
export const CANCEL_CODES = codes({
  ...ORDER_CODES,
  ORDER_SEEN: {
    number: 8873,
    zh: '链上已见到付款，请等待确认',
    en: 'A payment stands on the chain: wait until it is confirmed',
  },
});

export const REMIND_CODES = codes({
  NO_ORDER: ORDER_CODES.NO_ORDER,
  ORDER_ENDED: ORDER_CODES.ORDER_ENDED,
  REMIND_LATER: {
    number: 8772,
    zh: '请 {min} 分钟后再催单',
    en: 'Ask again in {min} min',
  },
});
