import { divFloor, mills, type Money } from '../core/money.ts';
import type { Bilingual } from '../core/text.ts';

/** States of a deposit (spec section 4): what they are in the database and in the contract. */
export const DEPOSIT_STATES = { WAITING: 0, CONFIRM: 1, CANCEL: 2, CREATE_ORDER: 3 } as const;
export type DepositState = keyof typeof DEPOSIT_STATES;

/** Which state follows which (product 5.6); what is confirmed or cancelled stays so. */
export const DEPOSIT_NEXT: Readonly<Record<DepositState, readonly DepositState[]>> = {
  CREATE_ORDER: ['WAITING', 'CONFIRM', 'CANCEL'],
  WAITING: ['CONFIRM', 'CANCEL'],
  CONFIRM: [],
  CANCEL: [],
};

export const DEPOSIT_STATE_TEXT: Readonly<Record<DepositState, Bilingual>> = {
  CREATE_ORDER: { zh: '待支付', en: 'To be paid' },
  WAITING: { zh: '待确认', en: 'Being checked' },
  CONFIRM: { zh: '成功', en: 'Credited' },
  CANCEL: { zh: '已取消', en: 'Cancelled' },
};

/** Why one was cancelled. */
export const CANCEL_REASONS = { PLAYER: 1, EXPIRED: 2, OPERATOR: 3, PROVIDER: 4 } as const;
export type CancelReason = keyof typeof CANCEL_REASONS;

export const CANCEL_TEXT: Readonly<Record<CancelReason, Bilingual>> = {
  PLAYER: { zh: '您已取消', en: 'You cancelled it' },
  EXPIRED: { zh: '超时未支付', en: 'Not paid in time' },
  OPERATOR: { zh: '客服已取消', en: 'Cancelled by the site' },
  PROVIDER: { zh: '支付通道未受理', en: 'The payment provider declined it' },
};

type DepositType = Bilingual & {
  readonly number: number;
  /** Which cash-flow type its money comes as (product 6.1). */
  readonly way: 'online' | 'bank' | 'scan' | 'usdt' | 'ewallet';
};

/** Types of deposits (product 6.3); AGENT, VOUCHER and WALLET are absent until their features come. */
export const DEPOSIT_TYPES = {
  BANK_TRANSFER: { number: 1, way: 'bank', zh: '银行卡转账', en: 'Bank transfer' },
  ONLINE_BANK: { number: 2, way: 'online', zh: '网银', en: 'Online banking' },
  QUICK_PAY: { number: 3, way: 'online', zh: '快捷', en: 'Quick pay' },
  UNIONPAY_QR: { number: 4, way: 'scan', zh: '云闪付/银联扫码', en: 'UnionPay QR' },
  WECHAT_QR: { number: 5, way: 'scan', zh: '微信扫码', en: 'WeChat QR' },
  WECHAT_H5: { number: 6, way: 'scan', zh: '微信H5', en: 'WeChat H5' },
  ALIPAY_QR: { number: 7, way: 'scan', zh: '支付宝扫码', en: 'Alipay QR' },
  ALIPAY_H5: { number: 8, way: 'scan', zh: '支付宝H5', en: 'Alipay H5' },
  ALIPAY_TO_CARD: { number: 9, way: 'bank', zh: '支付宝转卡', en: 'Alipay to card' },
  QQ_WALLET: { number: 10, way: 'ewallet', zh: 'QQ钱包', en: 'QQ Wallet' },
  JD_WALLET: { number: 11, way: 'ewallet', zh: '京东钱包', en: 'JD Wallet' },
  EWALLET: { number: 12, way: 'ewallet', zh: '电子钱包', en: 'E-wallet' },
  USDT: { number: 13, way: 'usdt', zh: 'USDT', en: 'USDT' },
  DIGITAL_RMB: { number: 18, way: 'ewallet', zh: '数字人民币', en: 'Digital RMB' },
} as const satisfies Readonly<Record<string, DepositType>>;
export type DepositTypeName = keyof typeof DEPOSIT_TYPES;

const nameOf = <K extends string>(
  table: Readonly<Record<K, number | { readonly number: number }>>,
  asked: number,
): K => {
  for (const name in table) {
    const row = table[name];
    if ((typeof row === 'number' ? row : row.number) === asked) return name;
  }
  throw new RangeError(`there is none with number ${asked}`);
};
export const depositState = (number: number): DepositState => nameOf(DEPOSIT_STATES, number);
export const depositType = (number: number): DepositTypeName => nameOf(DEPOSIT_TYPES, number);
export const cancelReason = (number: number): CancelReason => nameOf(CANCEL_REASONS, number);

/** No order and no rule of a channel goes beyond it: a thousand million. */
export const MOST_OF_DEPOSIT = 1_000_000_000_000n;

/** What a channel asks for and gives, in hundredths of a percent of what was paid. */
export type DepositRates = {
  readonly feeRate: number;
  readonly bonusRate: number;
  /** How many times what was paid, and what was given, is turned over: in hundredths. */
  readonly times: number;
  readonly bonusTimes: number;
};

const RATE = 10_000n;
const TIMES = 100n;

/** What becomes of a payment: fee and bonus are cut off at the thousandth; both sides count alike. */
export function depositEffect(amount: Money, rates: DepositRates) {
  const part = (rate: number): Money => mills(divFloor(amount * BigInt(rate), RATE));
  const [fee, bonus] = [part(rates.feeRate), part(rates.bonusRate)];
  const toTurnOver =
    divFloor(amount * BigInt(rates.times), TIMES) +
    divFloor(bonus * BigInt(rates.bonusTimes), TIMES);
  return { fee, bonus, credited: mills(amount - fee + bonus), toTurnOver: mills(toTurnOver) };
}

/** When somebody may ask where his deposit is, and how long until he may again (product 2.5). */
export const REMIND_AFTER_MS = 10 * 60_000;
export const REMIND_AGAIN_MS = 30 * 60_000;
