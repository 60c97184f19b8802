import { withdrawTermsFor } from '@fairlot/rules/check/layer-limits';
import { feeOf, faultOfTarget, faultOfTerms } from '@fairlot/rules/check/withdraw';
import { riskBits } from '@fairlot/rules/check/withdraw-risk';
import { formatAmount } from '@fairlot/rules/core/amount-text';
import { addMoney, divFloor, mills, ZERO } from '@fairlot/rules/core/money';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { siteDayOf } from '@fairlot/rules/lottery/site-day';
import type { Input, Output, Refusal } from '@fairlot/wire/core';
import type { WITHDRAW_CODES, withdrawHttp } from '@fairlot/wire/money/withdraw';
import { newHoldId, post, reserve } from '#ledger';
import { newId, retrying, type Tx } from '#platform/db';
import type { Platform } from '#platform/feature';
import { sha256 } from '#platform/hash';
import { proveFunds } from '../../../account/authenticator/index.ts';
import { heldPayee, type Payee, payeesOf, revealPayee } from '../../payout-account/index.ts';
import { isQuoted } from '../../exchange-rate/index.ts';
import { freezeByScore, judge, keepJudgement } from '../../risk/index.ts';
import { layerOf, limitsFor } from '../../player-tier/index.ts';
import { readSite } from '../../../site/settings/index.ts';
import {
  type Facts,
  doorFactsOf,
  doorOf,
  factsOf,
  measuresOfRequest,
  passesByRules,
  secondFor,
  type Target,
  targetOf,
} from './facts.ts';
import { decimalsOf } from './chain.ts';
import { KIND_NUMBERS } from './kinds.ts';
import { presentTimeline } from './records.ts';
import { termsOf, WITHDRAW_SETTINGS } from './settings.ts';
import { findByIntent, insertWithdrawal, type NewWithdrawal, type WithdrawalRow } from './store.ts';
import { tell } from './tell.ts';

type Request = typeof withdrawHttp.request;
type Asked = Input<Request>;
export type RequestFault = Refusal<typeof WITHDRAW_CODES>;
type Answer = Result<Output<Request>, RequestFault>;
export type Stage = Pick<Platform, 'db' | 'settings'>;
type Who = { readonly playerId: bigint; readonly ip: string };

/** Takes a refusal out of the transaction, so that the code that was shown is not used up by it. */
class Refused extends Error {
  readonly fault: RequestFault;
  constructor(fault: RequestFault) {
    super(fault.code);
    this.fault = fault;
  }
}

/**
 * A player asks for a withdrawal (product 5.8): checked in the order of 7.2 and set aside with its fee in one
 * transaction that holds his row. The same intent asks once, and is answered with what it asked for then.
 */
export async function requestWithdrawal(stage: Stage, who: Who, asked: Asked): Promise<Answer> {
  const { db, settings } = stage;
  const { playerId } = who;
  const hash = hashOf(asked);
  const before = await findByIntent(db, playerId, asked.IntentId);
  if (before) return repeated(stage, before, hash);
  const early = await faultBeforeProof(stage, playerId, asked);
  if (early) return refused(early);
  const proof = { password: asked.FundPassword, code: asked.Code };
  const dataFolder = settings.dataFolder;
  try {
    const done = await retrying(() =>
      proveFunds<string, RequestFault>({ db, dataFolder }, who, proof, 'GA_WITHDRAW', async (tx) =>
        ok(await bookRequest(stage, tx, playerId, asked, hash)),
      ),
    );
    if (!done.ok) return refused(done.error as RequestFault);
    return ok(await presentTimeline(db, { playerId, id: done.value }));
  } catch (error) {
    if (error instanceof Refused) return refused(error.fault);
    throw error;
  }
}

/** What was asked for; the proof of who asks is no part of it. */
export const hashOf = ({ PayeeId, Amount, Rate }: Asked): Buffer =>
  sha256(JSON.stringify([PayeeId, String(Amount), String(Rate ?? '')]));

async function repeated({ db }: Stage, row: WithdrawalRow, hash: Buffer): Promise<Answer> {
  if (!row.request_hash.equals(hash)) return refused({ code: 'INTENT_REUSED' });
  return ok(await presentTimeline(db, { playerId: row.player_id, id: row.id }));
}

/** Numbers 1 to 4: nobody is asked for a password whom it would not help. */
export async function faultBeforeProof(
  { db }: Pick<Stage, 'db'>,
  playerId: bigint,
  asked: Pick<Asked, 'PayeeId'>,
): Promise<RequestFault | undefined> {
  const facts = await doorFactsOf(db, playerId);
  const payee = (await payeesOf(db, playerId)).find(({ id }) => id === BigInt(asked.PayeeId));
  return faultOfTarget(facts, payee && (await doorOf(db, payee)));
}

type Quote = Pick<NewWithdrawal, 'rate' | 'usdt' | 'decimals'>;
const NO_QUOTE: Quote = { rate: undefined, usdt: undefined, decimals: undefined };

/** What arrives at an address, rounded down; nothing where no rate was seen that may still be asked for. */
async function quoteOf(
  tx: Tx,
  { bank }: Payee,
  { Amount: amount, Rate: seen }: Asked,
): Promise<Quote> {
  if (seen === undefined || !(await isQuoted(tx, seen))) return NO_QUOTE;
  const usdt = mills(divFloor(amount * 1_000n, seen));
  return { rate: seen, usdt, decimals: decimalsOf(bank) };
}

/** Checks and sets aside what was asked for, once its player proved that it is he; the id of the withdrawal. */
export async function bookRequest(
  stage: Stage,
  tx: Tx,
  playerId: bigint,
  asked: Asked,
  hash: Buffer,
): Promise<string> {
  const before = await findByIntent(tx, playerId, asked.IntentId);
  if (before) {
    if (!before.request_hash.equals(hash)) throw new Refused({ code: 'INTENT_REUSED' });
    return before.id;
  }
  // By the connection that it has: whoever waits for a second one while all are taken by his like waits for ever.
  const { currency } = await readSite(tx);
  const values = await WITHDRAW_SETTINGS.read(tx);
  const facts = await factsOf(tx, playerId, currency);
  const payee = await heldPayee(tx, playerId, BigInt(asked.PayeeId));
  const target = payee && (await looked(stage, tx, payee, facts));
  const early = faultOfTarget(facts, target);
  if (early) throw new Refused(early);
  if (!payee || !target) throw new Refused({ code: 'NO_CARD' });
  const limits = await limitsFor(tx, playerId, [payee.kind]);
  const terms = withdrawTermsFor(termsOf(values), payee.kind, limits.get(payee.kind));
  const amount = asked.Amount;
  const fee = amount > ZERO ? feeOf(terms, facts.countToday, amount) : ZERO;
  const isUsdt = payee.kind === 'usdt';
  const { rate, usdt, decimals } = isUsdt ? await quoteOf(tx, payee, asked) : NO_QUOTE;
  const fault = faultOfTerms(terms, facts, target, { amount, fee, usdt });
  if (fault) throw new Refused(fault);
  // Whoever confirmed a fee pays no more than that; the rules may have been changed since he saw it.
  if (asked.Fee !== undefined && fee > asked.Fee)
    throw new Refused({ code: 'FEE_CHANGED', params: { fee: formatAmount(fee) } });
  const total = addMoney(amount, fee);
  const second = secondFor(values, facts, payee, total);
  const judged = await judge(tx, playerId, measuresOfRequest(facts, payee, amount));
  const { isLookedAt } = judged;
  const asks = { amount, isLookedAt, secondFor: second, payee };
  const isAuto =
    passesByRules(values, terms, facts, asks) && !(await layerOf(tx, playerId))?.isReviewed;
  const key = { playerId, id: newId() };
  const row = { no: numberOf(key.id, facts.nowMs), holdId: newHoldId() };
  const state = isAuto ? 'AUTOHANDLE' : 'WAITING';
  await insertWithdrawal(tx, {
    ...key,
    ...row,
    intent: asked.IntentId,
    hash,
    payeeId: payee.id,
    kind: KIND_NUMBERS[payee.kind],
    bank: payee.bank,
    shown: payee.shown,
    mac: payee.mac,
    currency,
    amount,
    fee,
    rate,
    usdt,
    decimals,
    balance: facts.balance,
    state,
    risk: riskBits(judged.marks),
    secondFor: second,
    dayCount: facts.countToday,
    daySum: facts.sumToday,
  });
  await keepJudgement(tx, { ...key, no: row.no }, judged);
  await setAside(tx, { playerId, holdId: row.holdId, currency, amount: total }, facts);
  await freezeByScore(tx, { ...key, no: row.no }, judged);
  await tell(tx, key, { state, no: row.no, step: 'ASKED' });
  return key.id;
}

/** Accounts are locked after the rows of the request, and before what is told of it. */
async function setAside(
  tx: Tx,
  hold: Omit<Parameters<typeof reserve>[0], 'purpose'>,
  facts: Facts,
): Promise<void> {
  const { verdict } = await post(tx, reserve({ ...hold, purpose: 'withdrawal' }));
  if (verdict === 'short') throw new Refused(shortOf(facts));
  if (verdict !== 'posted') throw new Refused({ code: 'FUNDS_FROZEN' });
}

/** A bet was faster than the look at the balance. */
const shortOf = ({ balance }: Facts): RequestFault => ({
  code: 'NOT_ENOUGH',
  params: { amount: (Number(balance) / 1_000).toFixed(3) },
});

/** An address is opened to see whether it is one of its chain. */
async function looked({ settings }: Stage, tx: Tx, payee: Payee, { row }: Facts): Promise<Target> {
  if (payee.kind !== 'usdt') return targetOf(tx, payee, row);
  const { number } = await revealPayee(tx, settings.dataFolder, payee);
  return targetOf(tx, payee, row, number);
}

/** `W`, the day of the site, and eight signs of the id. */
const numberOf = (id: string, nowMs: number): string =>
  `W${siteDayOf(nowMs).replaceAll('-', '')}${id.replaceAll('-', '').slice(-8).toUpperCase()}`;
