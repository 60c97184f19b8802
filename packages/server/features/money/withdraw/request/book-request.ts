import { withdrawTermsFor } from '@fairlot/rules/check/layer-limits';
import {
  beyondOwed,
  faultOfOwed,
  faultOfTarget,
  faultOfTerms,
  feeOf,
  mostWithFee,
  type WithdrawTerms,
} from '@fairlot/rules/check/withdraw';
import { riskBits } from '@fairlot/rules/check/withdraw-risk';
import { formatAmount } from '@fairlot/rules/core/amount-text';
import { addMoney, divFloor, mills, type Money, ZERO } from '@fairlot/rules/core/money';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { siteDayOf } from '@fairlot/rules/lottery/site-day';
import type { Input, Refusal } from '@fairlot/wire/core';
import type { WITHDRAW_CODES, withdrawHttp } from '@fairlot/wire/money/withdraw';
import { type Currency, newHoldId, post, reserve } from '#ledger';
import { newId, type Tx } from '#platform/db';
import type { Platform } from '#platform/feature';
import { readSite } from '../../../site/settings/values/index.ts';
import { owedOf } from '../../debt/index.ts';
import { isQuoted } from '../../exchange-rate/index.ts';
import { addressFaultOf, heldPayee, type Payee } from '../../payout-account/index.ts';
import { layerOf, limitsFor } from '../../player-tier/index.ts';
import { freezeByScore, judge, keepJudgement } from '../../risk/index.ts';
import { decimalsOf } from './chain.ts';
import {
  type Facts,
  factsOf,
  measuresOfRequest,
  passesByRules,
  secondFor,
  type Target,
  targetOf,
} from './facts.ts';
import { KIND_NUMBERS } from './kinds.ts';
import { termsOf, WITHDRAW_SETTINGS, type WithdrawSettings } from './settings.ts';
import { findByIntent, insertWithdrawal, type NewWithdrawal } from './store.ts';
import { tell } from './tell.ts';

type BookRequestInput = Input<typeof withdrawHttp.request>;
export type RequestFault = Refusal<typeof WITHDRAW_CODES>;
export type BookRequestDeps = Pick<Platform, 'db' | 'settings'>;

/** Carries a refusal out of the transaction, so that it does not use up the code that was shown. */
export class Refused extends Error {
  readonly fault: RequestFault;
  constructor(fault: RequestFault) {
    super(fault.code);
    this.fault = fault;
  }
}

type Quote = Pick<NewWithdrawal, 'rate' | 'usdt' | 'decimals'>;
const NO_QUOTE: Quote = { rate: undefined, usdt: undefined, decimals: undefined };

/** Everything that the checks read, gathered once under the lock of the player's row. */
type Gathered = {
  readonly playerId: bigint;
  readonly currency: Currency;
  readonly values: WithdrawSettings;
  readonly facts: Facts;
  /** Undefined where the player has no such payout account. */
  readonly to:
    | {
        readonly payee: Payee;
        readonly target: Target;
        readonly terms: WithdrawTerms;
        readonly quote: Quote;
      }
    | undefined;
  /** Every withdrawal of the player's tier needs a review. */
  readonly isReviewed: boolean;
};

/** A request that passed the checks; money in thousandths. */
type Checked = NonNullable<Gathered['to']> & { readonly fee: Money; readonly total: Money };

/**
 * Checks and reserves a withdrawal once its player has proven who they are. Returns its id.
 * Throws `Refused`.
 */
export async function bookRequest(
  deps: BookRequestDeps,
  tx: Tx,
  playerId: bigint,
  input: BookRequestInput,
  hash: Buffer,
): Promise<string> {
  const before = await findByIntent(tx, playerId, input.IntentId);
  if (before) {
    if (!before.request_hash.equals(hash)) throw new Refused({ code: 'INTENT_REUSED' });
    return before.id;
  }
  const gathered = await gather(deps, tx, playerId, input);
  const checked = check(gathered, input);
  if (!checked.ok) throw new Refused(checked.error);
  return write(tx, gathered, checked.value, { input, hash });
}

async function gather(
  { settings }: BookRequestDeps,
  tx: Tx,
  playerId: bigint,
  input: BookRequestInput,
): Promise<Gathered> {
  // By the connection of the transaction: waiting for a second one while all are taken would never end.
  const { currency } = await readSite(tx);
  const values = await WITHDRAW_SETTINGS.read(tx);
  const facts = await factsOf(tx, playerId, currency);
  const isReviewed = values.withdrawAuto && ((await layerOf(tx, playerId))?.isReviewed ?? false);
  const payee = await heldPayee(tx, playerId, BigInt(input.PayeeId));
  if (!payee) return { playerId, currency, values, facts, to: undefined, isReviewed };
  const { kind } = payee;
  const addressFault = await addressFaultOf(tx, settings.dataFolder, payee);
  const target = await targetOf(tx, payee, facts.row, addressFault);
  const limits = await limitsFor(tx, playerId, [kind]);
  const terms = withdrawTermsFor(termsOf(values), kind, limits.get(kind));
  const quote = kind === 'usdt' ? await quoteOf(tx, payee, input) : NO_QUOTE;
  return { playerId, currency, values, facts, to: { payee, target, terms, quote }, isReviewed };
}

/** The amount that arrives at an address, rounded down. Returns no quote if the rate is missing or has expired. */
async function quoteOf(
  tx: Tx,
  { bank }: Payee,
  { Amount: amount, Rate: seen }: BookRequestInput,
): Promise<Quote> {
  if (seen === undefined || !(await isQuoted(tx, seen))) return NO_QUOTE;
  const usdt = mills(divFloor(amount * 1_000n, seen));
  return { rate: seen, usdt, decimals: decimalsOf(bank) };
}

function check({ facts, to }: Gathered, input: BookRequestInput): Result<Checked, RequestFault> {
  const early = faultOfTarget(facts, to?.target);
  if (early) return refused(early);
  if (!to) return refused({ code: 'NO_CARD' });
  const { target, terms, quote } = to;
  const amount = input.Amount;
  const fee = amount > ZERO ? feeOf(terms, facts.countToday, amount) : ZERO;
  const fault = faultOfTerms(terms, facts, target, { amount, fee, usdt: quote.usdt });
  if (fault) return refused(fault);
  // The player pays no more than the fee that they confirmed; the rules may have changed since.
  if (input.Fee !== undefined && fee > input.Fee)
    return refused({ code: 'FEE_CHANGED', params: { fee: formatAmount(fee) } });
  return ok({ ...to, fee, total: addMoney(amount, fee) });
}

/** Writes the withdrawal, reserves its money and notifies the player. Locks accounts after the rows of the request. */
async function write(
  tx: Tx,
  { playerId, currency, values, facts, isReviewed }: Gathered,
  { payee, terms, quote, fee, total }: Checked,
  { input, hash }: { readonly input: BookRequestInput; readonly hash: Buffer },
): Promise<string> {
  const amount = input.Amount;
  const second = secondFor(values, facts, payee, total);
  const judged = await judge(tx, playerId, measuresOfRequest(facts, payee, amount));
  const asks = { amount, isLookedAt: judged.isLookedAt, secondFor: second, payee };
  const isAuto = passesByRules(values, terms, facts, asks) && !isReviewed;
  const state = isAuto ? 'AUTOHANDLE' : 'WAITING';
  const id = newId();
  const no = numberOf(id, facts.nowMs);
  const holdId = newHoldId();
  await insertWithdrawal(tx, {
    playerId,
    id,
    no,
    holdId,
    intent: input.IntentId,
    hash,
    payeeId: payee.id,
    kind: KIND_NUMBERS[payee.kind],
    bank: payee.bank,
    shown: payee.shown,
    memo: payee.memo,
    mac: payee.mac,
    currency,
    amount,
    fee,
    ...quote,
    balance: facts.balance,
    state,
    risk: riskBits(judged.marks),
    secondFor: second,
    dayCount: facts.countToday,
    daySum: facts.sumToday,
  });
  await keepJudgement(tx, { playerId, id, no }, judged);
  const held = await post(
    tx,
    reserve({ playerId, holdId, currency, amount: total, purpose: 'withdrawal' }),
  );
  if (held.verdict === 'short') throw new Refused(shortOf(terms, facts, held.balance ?? ZERO));
  if (held.verdict !== 'posted') throw new Refused({ code: 'FUNDS_FROZEN' });
  const owes = await faultAfter(tx, terms, { ...facts, playerId }, held.balance ?? ZERO, {
    amount,
    fee,
  });
  if (owes) throw new Refused(owes);
  await freezeByScore(tx, { playerId, id, no }, judged);
  await tell(tx, { playerId, id }, { state, no, step: 'ASKED' });
  return id;
}

/** A bet was faster than the read of the balance. */
const shortOf = (terms: WithdrawTerms, facts: Facts, balance: Money): RequestFault => ({
  code: 'NOT_ENOUGH',
  params: {
    amount: formatAmount(mostWithFee(terms, facts.countToday, beyondOwed({ ...facts, balance }))),
  },
});

/** A bet between the read of the balance and the lock of the account takes from what was to stay for what is owed. */
async function faultAfter(
  tx: Tx,
  terms: WithdrawTerms,
  { playerId, countToday }: Pick<Facts, 'countToday'> & { readonly playerId: bigint },
  left: Money,
  asked: { readonly amount: Money; readonly fee: Money },
): Promise<RequestFault | undefined> {
  const owed = await owedOf(tx, playerId);
  const facts = {
    balance: addMoney(left, addMoney(asked.amount, asked.fee)),
    countToday,
    owedDebt: owed.debt,
    owedDividends: owed.dividends,
    owedPay: owed.pay,
  };
  return faultOfOwed(terms, facts, asked);
}

/** `W`, the day of the site, and eight signs of the id. */
const numberOf = (id: string, nowMs: number): string =>
  `W${siteDayOf(nowMs).replaceAll('-', '')}${id.replaceAll('-', '').slice(-8).toUpperCase()}`;
