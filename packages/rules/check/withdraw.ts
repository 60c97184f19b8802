import { formatAmount } from '../core/amount-text.ts';
import {
  addMoney,
  divHalfUp,
  mills,
  type Money,
  subtractMoney,
  timesMoney,
  ZERO,
} from '../core/money.ts';

/**
 * What a withdrawal is held to (product 5.8 and 7.2): pure, the same before the form and in the transaction
 * that takes the request. Amounts are thousandths; a minute is one of the site's day.
 */
export type TargetKind = 'card' | 'usdt' | 'purse';

export type WithdrawTerms = {
  /** Requests are taken from this minute of the day to that one, which may lie in the next day; the same: always. */
  readonly fromMinute: number;
  readonly toMinute: number;
  readonly intervalMinutes: number;
  readonly perDay: number;
  readonly least: Money;
  readonly most: Money;
  readonly dayMost: Money;
  readonly methodDayMost: Readonly<Record<TargetKind, Money>>;
  /** Requests of a day without a fee; then hundredths of a per cent, and no more than the cap. */
  readonly free: number;
  readonly feeRate: number;
  readonly feeCap: Money;
  readonly firstMost: Money;
  /** The first one is no more than so many times what ever came in (`FIRST_WITHDRAWAL_KINDS`). */
  readonly firstTimes: number;
  readonly typeTwoDay: Money;
  readonly typeTwoYear: Money;
  /** Thousandths of a USDT. */
  readonly usdtLeast: Money;
  readonly usdtMost: Money;
  /** Withdrawals of a player that may be on their way at once. */
  readonly pendingMost: number;
};

/** What is so of a player in this moment. */
export type WithdrawFacts = {
  readonly nowMs: number;
  /** Minute of the site's day. */
  readonly minute: number;
  readonly isDisabled: boolean;
  readonly isFrozen: boolean;
  readonly balance: Money;
  /** What of open betting requirements is missing. */
  readonly gap: Money;
  readonly countToday: number;
  readonly sumToday: Money;
  /** In 24 hours, whatever the site's day. */
  readonly sumLately: Money;
  readonly lastAskedMs: number | undefined;
  readonly pending: number;
  readonly isFirst: boolean;
  /** Of deposits, transfers, pay, dividends and rebates; zero unless it is the first one. */
  readonly received: Money;
  readonly owedDebt: Money;
  readonly owedDividends: Money;
  readonly owedPay: Money;
};

/** Reasons to refuse a payout to a USDT address. */
export type AddressRefusal = 'USDT_ADDRESS' | 'TOKEN_CONTRACT' | 'BURN_ADDRESS' | 'OUR_ADDRESS';

export type WithdrawTarget = {
  readonly kind: TargetKind;
  /** Name of the bank, the chain or the e-wallet, in the words of its player. */
  readonly bank: string;
  readonly isListed: boolean;
  readonly isOn: boolean;
  /** When it is open again, ready to show; empty: nobody knows. */
  readonly openAgain: string;
  readonly usableAtMs: number;
  readonly isTypeTwo: boolean;
  readonly methodSumToday: Money;
  readonly cardSumToday: Money;
  readonly cardSumYear: Money;
  /** The reason to refuse the address, if any. */
  readonly addressFault: AddressRefusal | undefined;
};

export type WithdrawCode =
  | 'WITHDRAW_DISABLED'
  | 'BLACKLIST'
  | 'NO_CARD'
  | 'BANK_MAINTENANCE'
  | 'OUT_OF_HOURS'
  | 'INTERVAL'
  | 'COUNT_REACHED'
  | 'BELOW_MIN'
  | 'ABOVE_MAX_TIME'
  | 'ABOVE_MAX_DAY'
  | 'DAY_TOTAL_EXCEEDED'
  | 'NOT_ENOUGH'
  | 'BET_REQUIREMENT'
  | 'FIRST_LIMIT'
  | 'DIVIDEND_LIMIT'
  | 'DAILYPAY_LIMIT'
  | 'OWED'
  | 'CARD_COOLING'
  | 'USDT_AMOUNT'
  | AddressRefusal
  | 'USDT_RATE'
  | 'PENDING_EXISTS'
  | 'FUNDS_FROZEN'
  | 'TYPE_TWO_LIMIT';

/** What is known of a target before anybody proved who he is. */
export type WithdrawDoor = Pick<WithdrawTarget, 'bank' | 'isListed' | 'isOn' | 'openAgain'>;

export type WithdrawFault = {
  readonly code: WithdrawCode;
  readonly params?: Readonly<Record<string, string | number>>;
};

const least = (a: Money, b: Money): Money => (a < b ? a : b);
const notBelowZero = (amount: Money): Money => (amount < ZERO ? ZERO : amount);
const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** What a request costs when so many were made before it on the day: half a thousandth rounds up. */
export function feeOf(
  terms: Pick<WithdrawTerms, 'free' | 'feeRate' | 'feeCap'>,
  countToday: number,
  amount: Money,
): Money {
  if (countToday < terms.free) return ZERO;
  return least(mills(divHalfUp(timesMoney(amount, terms.feeRate), 10_000n)), terms.feeCap);
}

/** The most that can be asked for where the fee comes on top of it. */
export function mostWithFee(terms: WithdrawTerms, countToday: number, available: Money): Money {
  let [low, high] = [0n, available < 0n ? 0n : (available as bigint)];
  while (low < high) {
    const middle = (low + high + 1n) / 2n;
    const amount = mills(middle);
    if (addMoney(amount, feeOf(terms, countToday, amount)) <= available) low = middle;
    else high = middle - 1n;
  }
  return mills(low);
}

/** Whether requests are taken in a minute of the day. */
export function isOpenAt({ fromMinute, toMinute }: WithdrawTerms, minute: number): boolean {
  if (fromMinute === toMinute) return true;
  if (fromMinute < toMinute) return fromMinute <= minute && minute < toMinute;
  return minute >= fromMinute || minute < toMinute;
}

/** The most of a first withdrawal. */
export const firstMost = (terms: WithdrawTerms, { received }: WithdrawFacts): Money =>
  least(terms.firstMost, notBelowZero(timesMoney(received, terms.firstTimes)));

type OwedFacts = Pick<
  WithdrawFacts,
  'balance' | 'countToday' | 'owedDebt' | 'owedDividends' | 'owedPay'
>;

/** What the wallet has beside what its player owes. */
export const beyondOwed = (facts: Omit<OwedFacts, 'countToday'>): Money =>
  notBelowZero(
    subtractMoney(
      facts.balance,
      addMoney(facts.owedDebt, addMoney(facts.owedDividends, facts.owedPay)),
    ),
  );

/** What a card of type two can still be sent today (product 6.9). */
export const typeTwoLeft = (terms: WithdrawTerms, target: WithdrawTarget): Money =>
  notBelowZero(
    least(
      subtractMoney(terms.typeTwoDay, target.cardSumToday),
      subtractMoney(terms.typeTwoYear, target.cardSumYear),
    ),
  );

/** Numbers 1 to 4 of product 7.2: before anybody is asked for a password. */
export function faultOfTarget(
  facts: Pick<WithdrawFacts, 'isDisabled'>,
  target: WithdrawDoor | undefined,
): WithdrawFault | undefined {
  if (facts.isDisabled) return { code: 'WITHDRAW_DISABLED' };
  if (target?.isListed) return { code: 'BLACKLIST' };
  if (!target) return { code: 'NO_CARD' };
  if (!target.isOn) {
    return { code: 'BANK_MAINTENANCE', params: { bank: target.bank, time: target.openAgain } };
  }
  return undefined;
}

export type Asked = {
  readonly amount: Money;
  readonly fee: Money;
  /**
   * Of an address: what arrives, thousandths of a USDT; undefined where no rate is known, or another than was seen.
   */
  readonly usdt: Money | undefined;
};

type Rule = (
  terms: WithdrawTerms,
  facts: WithdrawFacts,
  target: WithdrawTarget,
  asked: Asked,
) => WithdrawFault | undefined | false;

/** Numbers 7 to 25 of product 7.2, in its order. */
const RULES: readonly Rule[] = [
  (terms, { minute }) => outOfHours(terms, minute),
  (terms, facts) => tooSoon(terms, facts),
  ({ perDay }, { countToday }) =>
    countToday >= perDay && { code: 'COUNT_REACHED', params: { n: perDay } },
  ({ least: min }, _, __, { amount }) =>
    amount < min && { code: 'BELOW_MIN', params: { min: formatAmount(min) } },
  ({ most }, _, __, { amount }) =>
    amount > most && { code: 'ABOVE_MAX_TIME', params: { max: formatAmount(most) } },
  ({ methodDayMost }, _, { kind, methodSumToday }, { amount }) => {
    const left = notBelowZero(subtractMoney(methodDayMost[kind], methodSumToday));
    return amount > left && { code: 'ABOVE_MAX_DAY', params: { left: formatAmount(left) } };
  },
  ({ dayMost }, { sumToday }, _, { amount }) =>
    addMoney(sumToday, amount) > dayMost && { code: 'DAY_TOTAL_EXCEEDED' },
  (terms, facts, _, { amount, fee }) =>
    addMoney(amount, fee) > facts.balance && {
      code: 'NOT_ENOUGH',
      params: { amount: formatAmount(mostWithFee(terms, facts.countToday, beyondOwed(facts))) },
    },
  (_, { gap }) => gap > ZERO && { code: 'BET_REQUIREMENT', params: { gap: formatAmount(gap) } },
  (terms, facts, _, { amount }) => {
    const max = firstMost(terms, facts);
    return (
      facts.isFirst && amount > max && { code: 'FIRST_LIMIT', params: { max: formatAmount(max) } }
    );
  },
  (terms, facts, _, asked) => faultOfOwed(terms, facts, asked),
  (_, { nowMs }, { usableAtMs }) =>
    usableAtMs > nowMs && {
      code: 'CARD_COOLING',
      params: { hours: Math.ceil((usableAtMs - nowMs) / 3_600_000) },
    },
  ({ usdtLeast, usdtMost }, _, { kind }, { usdt }) =>
    kind === 'usdt' &&
    usdt !== undefined &&
    (usdt < usdtLeast || usdt > usdtMost) && {
      code: 'USDT_AMOUNT',
      params: { min: formatAmount(usdtLeast), max: formatAmount(usdtMost) },
    },
  (_, __, { addressFault, bank }) =>
    addressFault !== undefined && {
      code: addressFault,
      ...(addressFault === 'USDT_ADDRESS' && { params: { chain: bank } }),
    },
  (_, __, { kind }, { usdt }) => kind === 'usdt' && usdt === undefined && { code: 'USDT_RATE' },
  ({ pendingMost }, { pending }) => pending >= pendingMost && { code: 'PENDING_EXISTS' },
  (_, { isFrozen }) => isFrozen && { code: 'FUNDS_FROZEN' },
  (terms, _, target, { amount }) => {
    const left = typeTwoLeft(terms, target);
    return (
      target.isTypeTwo &&
      amount > left && { code: 'TYPE_TWO_LIMIT', params: { left: formatAmount(left) } }
    );
  },
];

/** Number 7. */
export function outOfHours(terms: WithdrawTerms, minute: number): WithdrawFault | undefined {
  if (isOpenAt(terms, minute)) return undefined;
  const params = { from: clockOf(terms.fromMinute), to: clockOf(terms.toMinute) };
  return { code: 'OUT_OF_HOURS', params };
}

/** Number 8. */
export function tooSoon(
  { intervalMinutes: min }: WithdrawTerms,
  { lastAskedMs, nowMs }: WithdrawFacts,
): WithdrawFault | undefined {
  const isSoon = lastAskedMs !== undefined && nowMs < lastAskedMs + min * 60_000;
  return isSoon ? { code: 'INTERVAL', params: { min } } : undefined;
}

/**
 * Numbers 17 and 18, and the same for a debt: who owes something can withdraw what is left without it. Asked once more when
 * the money is set aside, with the balance of that moment.
 */
export function faultOfOwed(
  terms: WithdrawTerms,
  facts: OwedFacts,
  { amount, fee }: Pick<Asked, 'amount' | 'fee'>,
): WithdrawFault | undefined {
  const left = beyondOwed(facts);
  const parts = [
    ['DIVIDEND_LIMIT', facts.owedDividends],
    ['DAILYPAY_LIMIT', facts.owedPay],
    ['OWED', facts.owedDebt],
  ] as const;
  const part = parts.find(([, owed]) => owed > ZERO);
  if (!part || addMoney(amount, fee) <= left) return undefined;
  const [code, owed] = part;
  const most = mostWithFee(terms, facts.countToday, left);
  return { code, params: { amount: formatAmount(owed), left: formatAmount(most) } };
}

/** The first of numbers 7 to 25 of product 7.2 that stands in the way. */
export function faultOfTerms(
  terms: WithdrawTerms,
  facts: WithdrawFacts,
  target: WithdrawTarget,
  asked: Asked,
): WithdrawFault | undefined {
  for (const rule of RULES) {
    const fault = rule(terms, facts, target, asked);
    if (fault) return fault;
  }
  return undefined;
}
