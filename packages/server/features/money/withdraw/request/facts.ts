import { hasFlag } from '@fairlot/rules/check/access';
import type {
  AddressRefusal,
  WithdrawDoor,
  WithdrawFacts,
  WithdrawTarget,
  WithdrawTerms,
} from '@fairlot/rules/check/withdraw';
import { SECOND_FOR } from '@fairlot/rules/check/withdraw-risk';
import { invariant } from '@fairlot/rules/core/invariant';
import { addMoney, mills, type Money, ZERO } from '@fairlot/rules/core/money';
import type { Bilingual } from '@fairlot/rules/core/text';
import { siteTimeOf } from '@fairlot/rules/lottery/site-day';
import type { Executor } from '#platform/db';
import { type Currency, type Standing, standingOf } from '#ledger';
import { owedOf } from '../../debt/index.ts';
import { bankState, type Payee } from '../../payout-account/index.ts';
import type { OwnMeasures } from '../../risk/index.ts';
import {
  type CardSums,
  type FactRow,
  readCardSums,
  readFacts,
  readWithdrawalFlags,
} from './store-facts.ts';
import { units, type WithdrawSettings } from './settings.ts';

export type Facts = WithdrawFacts & { readonly row: FactRow } & Pick<Standing, 'lately'>;

const LATELY_HOURS = 24;

const isDisabled = ({ is_demo: isDemo, flags }: Pick<FactRow, 'is_demo' | 'flags'>): boolean =>
  isDemo || hasFlag(flags, 'DISABLE_WITHDRAW');

/** What stands before the proof: whether he may ask at all. */
export async function doorFactsOf(
  db: Executor,
  playerId: bigint,
): Promise<Pick<WithdrawFacts, 'isDisabled'>> {
  const row = await readWithdrawalFlags(db, playerId);
  invariant(row, 'a signed-in player exists');
  return { isDisabled: isDisabled(row) };
}

/** What is so of a player in this moment; a demo account never withdraws. */
export async function factsOf(db: Executor, playerId: bigint, currency: Currency): Promise<Facts> {
  const row = await readFacts(db, playerId);
  invariant(row, 'a signed-in player exists');
  // All that ever came in bounds his first one alone.
  const span = { hours: LATELY_HOURS, isWhole: row.is_first };
  const { balance, received, lately } = await standingOf(db, { playerId, currency }, span);
  const owed = await owedOf(db, playerId);
  return {
    row,
    nowMs: Number(row.now_ms),
    minute: row.minute,
    isDisabled: isDisabled(row),
    isFrozen: hasFlag(row.flags, 'FUNDS_FREEZE') || hasFlag(row.flags, 'DEBT'),
    balance,
    lately,
    gap: mills(row.gap),
    countToday: row.count_today,
    sumToday: mills(row.sum_today),
    sumLately: mills(row.sum_lately),
    lastAskedMs: row.last_ms === null ? undefined : Number(row.last_ms),
    pending: row.pending,
    isFirst: row.is_first,
    received,
    owedDebt: owed.debt,
    owedDividends: owed.dividends,
    owedPay: owed.pay,
  };
}

const METHOD: Readonly<Record<Payee['kind'], keyof FactRow & `${string}_today`>> = {
  card: 'card_today',
  usdt: 'usdt_today',
  purse: 'purse_today',
};

export type Target = WithdrawTarget & Door & { readonly payee: Payee };

type Door = WithdrawDoor & {
  readonly bankName: Bilingual;
  readonly maintenance: Bilingual;
};

/** What is known of a target by its bank alone. */
export async function doorOf(db: Executor, payee: Payee): Promise<Door> {
  const bank = await bankState(db, payee.bank);
  const until = bank?.maintenance?.untilMs;
  return {
    bank: bank?.name.zh ?? payee.bank,
    bankName: bank?.name ?? { zh: payee.bank, en: payee.bank },
    maintenance: bank?.maintenance?.text ?? { zh: '', en: '' },
    isListed: payee.listed,
    isOn: bank?.withdrawOn ?? false,
    openAgain: until === undefined ? '—' : siteTimeOf(until).slice(0, 16).replace('T', ' '),
  };
}

/** A target as the rules look at it; `addressFault` where its address was looked at. */
export async function targetOf(
  db: Executor,
  payee: Payee,
  row: FactRow,
  addressFault?: AddressRefusal,
): Promise<Target> {
  const isTypeTwo = payee.category === 'type-two';
  const sums: CardSums = isTypeTwo
    ? await readCardSums(db, payee.mac)
    : { today: ZERO, year: ZERO };
  return {
    ...(await doorOf(db, payee)),
    payee,
    kind: payee.kind,
    usableAtMs: payee.usableAtMs,
    isTypeTwo,
    methodSumToday: mills(row[METHOD[payee.kind]] as bigint),
    cardSumToday: sums.today,
    cardSumYear: sums.year,
    addressFault,
  };
}

const YOUNG_MS = 86_400_000;

/** Why two operators have to look at it (reliability S13): what was asked for in 24 hours counts as one. */
export function secondFor(
  values: WithdrawSettings,
  facts: WithdrawFacts,
  payee: Payee,
  total: Money,
): number {
  let bits = 0;
  const lately = addMoney(facts.sumLately, total);
  if (lately >= units(values.withdrawSecondFrom)) bits |= SECOND_FOR.AMOUNT;
  if (facts.isFirst) bits |= SECOND_FOR.FIRST;
  if (facts.nowMs - payee.createdMs < YOUNG_MS) bits |= SECOND_FOR.YOUNG_TARGET;
  return bits;
}

/** What the request itself knows of its marks (product 3.5): the rest is measured by `risk`. */
export function measuresOfRequest(
  { lately: { deposited, staked }, ...facts }: Facts,
  payee: Payee,
  amount: Money,
): OwnMeasures {
  // Stakes of before may come back lately: below zero nothing of the deposits was staked, and there may be none of those.
  const idle = deposited - (staked > 0n ? staked : 0n);
  return {
    FIRST_USE: payee.paidBefore ? 0 : 1,
    SHARED_TARGET: payee.others,
    BIG: Number(amount / 1_000n),
    COUNT: facts.countToday + 1,
    // Upwards: whatever was not staked counts.
    QUICK: deposited > 0n && idle > 0n ? Number((idle * 100n + deposited - 1n) / deposited) : 0,
  };
}

/** Whether the rules let a request through without anybody looking (product 3.4). */
export const passesByRules = (
  values: WithdrawSettings,
  terms: WithdrawTerms,
  facts: Facts,
  asked: {
    readonly amount: Money;
    readonly isLookedAt: boolean;
    readonly secondFor: number;
    readonly payee: Payee;
  },
): boolean =>
  values.withdrawAuto &&
  values.withdrawProvider !== '' &&
  asked.amount <= units(values.withdrawAutoMost) &&
  asked.amount <= terms.most &&
  !asked.isLookedAt &&
  asked.secondFor === 0 &&
  asked.payee.paidBefore &&
  facts.countToday + 1 <= values.withdrawAutoPerDay &&
  facts.nowMs - Number(facts.row.created_ms) >= values.withdrawAutoDays * YOUNG_MS;
