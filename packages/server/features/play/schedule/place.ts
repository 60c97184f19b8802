import { moneyToNumber, mills, ZERO } from '@fairlot/rules/core/money';
import { invariant } from '@fairlot/rules/core/invariant';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { AGREEMENT_VERSION } from '@fairlot/rules/schedule/state';
import { needsStopLoss } from '@fairlot/rules/schedule/stops';
import type { Output, Refusal } from '@fairlot/wire/core';
import type { PLACE_SCHEDULE_CODES, scheduleHttp } from '@fairlot/wire/play/schedule';
import { newHoldId, post, reserve } from '#ledger';
import { newId, retrying, transaction, type Db } from '#platform/db';
import { sha256 } from '#platform/hash';
import { wakeJob } from '#platform/jobs';
import { answerTo, type Cart, type CartMaker, type RateGate } from '../bet/place/index.ts';
import { categoryOfGame } from '../lottery/games/index.ts';
import type { CurrentSettings } from '../../site/settings/values/index.ts';
import type { createTermsBook } from '../bet/odds/index.ts';
import { CONVERT_JOB } from './convert.ts';
import { receiptOf } from './by-intent.ts';
import { holdOf } from './movements.ts';
import { cartAt, storedBets, type PlaceScheduleInput } from './row-cart.ts';
import {
  insertRows,
  insertSchedule,
  readPlaced,
  readWantedIssues,
  type WantedIssue,
} from './store-place.ts';

type Receipt = Output<typeof scheduleHttp.place>;
export type ScheduleRefusal = Refusal<typeof PLACE_SCHEDULE_CODES>;
type Placed = Result<Receipt, ScheduleRefusal>;

export type PlaceScheduleOptions = {
  readonly db: Db;
  readonly book: ReturnType<typeof createTermsBook>;
  readonly makeCart: CartMaker;
  readonly passes: RateGate;
  readonly settings: CurrentSettings;
};

/** Characters of selections in a schedule: each issue has them anew. */
export const MOST_CHARS = 20_000;
/** Of one player at once. */
export const MOST_RUNNING = 100;

class Refused extends Error {
  readonly refusal: ScheduleRefusal;
  constructor(refusal: ScheduleRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/**
 * Placing a schedule: all of its issues or none. Its cart is priced as a bet is, at the smallest and the
 * largest multiple; the sum of all issues is set aside in the transaction that writes them. What the first
 * issue takes is bet at once, by the job.
 */
export function createPlaceSchedule(options: PlaceScheduleOptions) {
  const { db, passes } = options;
  return async (playerId: bigint, input: PlaceScheduleInput): Promise<Placed> => {
    if (!passes(playerId, costOf(input))) return refused({ code: 'RATE_LIMIT' });
    const hash = hashOfSchedule(input);
    const before = await repeated(db, playerId, input.IntentId, hash);
    if (before) return before;
    const wrong = wrongIn(input);
    if (wrong) return refused(wrong);
    const issues = await readWantedIssues(
      db,
      input.GameId,
      input.Issues.map(({ SerialNumber }) => SerialNumber),
    );
    const late = notOnSale(input, issues);
    if (late) return refused(late);
    const cart = await priced(options, playerId, input, issues);
    if (!cart.ok) return cart;
    return retrying(() => write(options, playerId, input, issues, { hash, cart: cart.value }));
  };
}

const totalOf = ({ Bets, Issues }: PlaceScheduleInput): bigint => {
  const once = Bets.reduce<bigint>((sum, { Amount }) => sum + Amount, 0n);
  return Issues.reduce((sum, { Multiple }) => sum + once * BigInt(Multiple), 0n);
};

/** A request costs as much as its bets, and a part of its issues. */
const costOf = ({ Bets, Issues }: PlaceScheduleInput): number =>
  20 + Bets.length + Math.ceil(Issues.length / 4);

function hashOfSchedule({ IntentId: _, ...asked }: PlaceScheduleInput): Buffer {
  return sha256(
    JSON.stringify(asked, (__, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    ),
  );
}

/** What needs no database. */
function wrongIn(input: PlaceScheduleInput): ScheduleRefusal | undefined {
  const { Bets, Issues, StopIfLoss } = input;
  const serials = Issues.map(({ SerialNumber }) => SerialNumber);
  if (serials.some((serial, at) => at > 0 && serial <= serials[at - 1]!)) {
    return { code: 'ISSUES_INVALID' };
  }
  const chars = Bets.reduce((sum, { Content }) => sum + Content.length, 0);
  if (chars > MOST_CHARS) return { code: 'TOO_LONG', params: { chars: MOST_CHARS } };
  if (Bets.some(({ Amount }) => Amount <= ZERO)) return { code: 'AMOUNT_MISMATCH' };
  const total = totalOf(input);
  if (StopIfLoss !== undefined && StopIfLoss > total) {
    return { code: 'STOP_TOO_HIGH', params: { total: Number(total) / 1000 } };
  }
  const isRising = needsStopLoss(Issues.map(({ Multiple }) => Multiple));
  if (isRising && StopIfLoss === undefined) return { code: 'STOP_LOSS_NEEDED' };
  return undefined;
}

/** The first issue that is over, or that there is not. */
function notOnSale(
  { Issues }: PlaceScheduleInput,
  found: readonly WantedIssue[],
): ScheduleRefusal | undefined {
  for (const { SerialNumber: issue } of Issues) {
    const there = found.find(({ serial }) => serial === issue);
    if (!there) return { code: 'ISSUE_NOT_OPEN', params: { issue } };
    if (there.isOver) return { code: 'ISSUE_CLOSED', params: { issue } };
  }
  return undefined;
}

/** The cart of its first issue, or why it is no bet at the smallest or the largest multiple: limits lie on both sides. */
async function priced(
  { db, book, makeCart }: PlaceScheduleOptions,
  playerId: bigint,
  input: PlaceScheduleInput,
  issues: readonly WantedIssue[],
): Promise<Result<Cart, ScheduleRefusal>> {
  const { GameId, IntentId, AcceptAnyOdds, Bets, Issues } = input;
  const family = (await categoryOfGame(db, GameId))?.family;
  if (!family) return refused({ code: 'GAME_OFFLINE' });
  const terms = await book.refresh(GameId);
  const multiples = Issues.map(({ Multiple }) => Multiple);
  const [issue] = issues;
  invariant(issue, 'every issue was found');
  const least = Math.min(...multiples);
  const most = Math.max(...multiples);
  const at = (multiple: number) => {
    const cart = {
      IntentId,
      GameId,
      SerialNumber: issue.serial,
      Bets: cartAt(Bets, multiple),
      ...(AcceptAnyOdds !== undefined && { AcceptAnyOdds }),
    };
    const request = { playerId, input: cart, hash: Buffer.alloc(32), family, issue, terms };
    return makeCart(request);
  };
  const made = await at(least);
  return made.ok && most > least ? at(most) : made;
}

async function repeated(
  db: Db,
  playerId: bigint,
  intent: string,
  hash: Buffer,
): Promise<Placed | undefined> {
  const before = await readPlaced(db, playerId, intent);
  if (!before) return undefined;
  if (!before.hash.equals(hash)) return refused({ code: 'INTENT_REUSED' });
  return ok(await receiptOf(db, playerId, intent, before));
}

async function write(
  { db, settings }: PlaceScheduleOptions,
  playerId: bigint,
  input: PlaceScheduleInput,
  issues: readonly WantedIssue[],
  { hash, cart }: { readonly hash: Buffer; readonly cart: Cart },
): Promise<Placed> {
  const limits = await settings();
  const { currency } = limits;
  const once = mills(input.Bets.reduce<bigint>((sum, { Amount }) => sum + Amount, 0n));
  const made = { playerId, id: newId(), holdId: newHoldId(), currency, total: totalOf(input) };
  try {
    return await transaction(db, async (tx): Promise<Placed> => {
      const stored = { ...made, input, hash, bets: storedBets(input.Bets), group: groupOf(cart) };
      const allowed = { agreement: AGREEMENT_VERSION, running: MOST_RUNNING };
      const { verdict, detail } = await insertSchedule(tx, stored, allowed);
      if (verdict === 'REPEATED') throw new Repeated();
      if (verdict === 'TOO_MANY_SCHEDULES') {
        return refused({ code: verdict, params: { max: MOST_RUNNING } });
      }
      if (verdict === 'ON_BREAK' || verdict === 'REBATE_RANGE') {
        const answer = answerTo(cart, { verdict, detail, receipt: undefined }, limits);
        invariant(!answer.ok, 'a schedule is refused as a bet is');
        return answer;
      }
      if (verdict !== 'OK') return refused({ code: verdict });
      const hasStop =
        input.StopIfWin || input.StopIfEarn !== undefined || input.StopIfLoss !== undefined;
      await insertRows(tx, made, input.Issues, issues, { once, hasStop });
      await wakeJob(tx, CONVERT_JOB);
      const amount = mills(made.total);
      const result = await post(tx, reserve({ ...holdOf(made), amount }));
      if (result.verdict === 'short') {
        const gap = moneyToNumber(mills(amount - (result.balance ?? 0n)));
        throw new Refused({ code: 'NOT_ENOUGH', params: { gap } });
      }
      if (result.verdict !== 'posted') throw new Refused({ code: 'FUNDS_FROZEN' });
      return ok({
        Id: made.id,
        IntentId: input.IntentId,
        Amount: amount,
        WalletAmount: result.balance ?? ZERO,
        Duplicate: false,
      });
    });
  } catch (error) {
    if (error instanceof Refused) return refused(error.refusal);
    if (!(error instanceof Repeated)) throw error;
    const before = await repeated(db, playerId, input.IntentId, hash);
    invariant(before, 'the same request was placed at this moment');
    return before;
  }
}

const groupOf = ({ bets }: Cart): number | null =>
  bets.reduce<number | null>(
    (most, { prizeGroup }) => (prizeGroup === null ? most : Math.max(most ?? 0, prizeGroup)),
    null,
  );

/** The same request came in beside this one. */
class Repeated extends Error {}
