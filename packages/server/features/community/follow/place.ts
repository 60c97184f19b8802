import { invariant } from '@fairlot/rules/core/invariant';
import { ScheduleState } from '@fairlot/rules/schedule/state';
import type { Input, Params } from '@fairlot/wire/core';
import type { betHttp } from '@fairlot/wire/play/bet';
import {
  isConnectionLoss,
  isOverload,
  retrying,
  transaction,
  UnknownState,
  type Db,
  type Tx,
} from '#platform/db';
import type { Log } from '#platform/log';
import {
  answerTo,
  type Cart,
  type CartMaker,
  type CartVerdict,
  hasMoved,
  hashOf,
  placeCarts,
} from '../../play/bet/place/index.ts';
import { type TermsCache } from '../../play/bet/odds/index.ts';
import { categoryOfGame } from '../../play/lottery/games/index.ts';
import { readNow } from '../../play/lottery/issues/index.ts';
import type { CurrentSettings, SiteSettings } from '../../site/settings/values/index.ts';
import { orderCart } from './order-cart.ts';
import { endPlans, lockPlans, readHeads, type PlanHead, type PlanKey } from './store.ts';
import {
  type DueOrder,
  type FailedOrder,
  giveBackDay,
  LEAD_MS,
  type LeaderBet,
  markBet,
  markFailed,
  readDay,
  readDueOrders,
  readLate,
  readLeaderCarts,
  type Reason,
  reserveDay,
  stillReserved,
} from './store-place.ts';

/**
 * Orders become carts: many at a time, through the one statement by which all bets are taken, each by an
 * intent of its own. The day of a plan is reserved, the bets are charged and the order is marked in one
 * transaction: killed at any moment, an order was bet or was not.
 */
export const PLACE_JOB = 'follow.place';

/** So many orders at once: a close waits for one such call at the most. */
const AT_ONCE = 100;
const AT_ONCE_LATE = 500;

export type FollowOptions = {
  readonly db: Db;
  readonly log: Pick<Log, 'error'>;
  readonly book: TermsCache;
  readonly makeCart: CartMaker;
  readonly settings: CurrentSettings;
  /** Behind which plan the next turn begins: a worker goes round, so that each plan has as many as another. */
  readonly turn: { after?: PlanKey | undefined };
  readonly atOnce?: number;
  /** Where tests stop a worker: its transaction is open, bets are taken and orders are not marked. */
  readonly beforeMark?: () => Promise<void>;
};

type Ready = { readonly order: DueOrder; readonly made: Cart | Reason };

/** Something was accepted later than it may be, or on another day: none of its transaction happened. */
class NotInTime extends Error {}

export async function placeOrders(options: FollowOptions): Promise<'worked' | 'idle'> {
  const { db, turn, atOnce = AT_ONCE } = options;
  const { due, last } = await readDueOrders(db, atOnce, turn.after);
  turn.after = last;
  // The round goes on; at its end it waits where nothing was bet.
  if (due.length === 0) return last ? 'worked' : 'idle';
  const heads = new Map((await readHeads(db, due)).map((head) => [head.id, head]));
  const carts = await readLeaderCarts(db, due);
  const ready: Ready[] = [];
  for (const order of due) {
    const head = heads.get(order.id);
    const bets = carts.get(`${order.leaderId} ${order.leaderIntent}`);
    ready.push({ order, made: await makeOrFail(options, head, order, bets) });
  }
  return (await betTogether(options, ready)) > 0 || last ? 'worked' : 'idle';
}

const isReason = (made: Ready['made']): made is Reason => 'Code' in made;

/** A fault of ours that is in one order fails that one alone; without a database nothing is known of any. */
async function makeOrFail(
  options: FollowOptions,
  head: PlanHead | undefined,
  order: DueOrder,
  bets: readonly LeaderBet[] | undefined,
): Promise<Ready['made']> {
  try {
    invariant(head && bets, `order ${order.intent} has its plan and its leader's bets`);
    return await makeOrder(options, head, order, bets);
  } catch (error) {
    if (isConnectionLoss(error) || isOverload(error)) throw error;
    const { playerId, id, intent, leaderId, leaderIntent, issue } = order;
    options.log.error(
      {
        err: error,
        playerId: String(playerId),
        planId: id,
        intent,
        leaderId: String(leaderId),
        leaderIntent,
        issueId: issue.id,
      },
      'an order of a follow plan cannot be made',
    );
    return because('NOT_MADE');
  }
}

async function makeOrder(
  options: FollowOptions,
  head: PlanHead,
  order: DueOrder,
  bets: readonly LeaderBet[],
  tries = 2,
): Promise<Ready['made']> {
  const { db, book, makeCart } = options;
  const { playerId, gameId, issue, group } = order;
  if (bets.some(({ isCancelled }) => isCancelled)) return because('LEADER_CANCELLED');
  const family = (await categoryOfGame(db, gameId))?.family;
  invariant(family !== undefined, `game ${gameId} has a family`);
  const terms = await book.current(gameId);
  const scale = { mode: head.mode, value: head.value, cap: head.betCap };
  const rows = orderCart(bets, scale, { terms, group });
  if (!rows) return because('BET_CAP');
  const input: Input<typeof betHttp.place> = {
    IntentId: order.intent,
    GameId: gameId,
    SerialNumber: order.serial,
    Bets: [...rows],
    AcceptAnyOdds: true,
  };
  const made = await makeCart({ playerId, input, hash: hashOf(input), family, issue, terms });
  if (made.ok) return { ...made.value, follows: true };
  if (tries > 0) {
    // A refusal by stale prices would be wrong.
    const { seq } = book.moves.current(issue.id);
    const fresh = await book.refresh(gameId);
    const isSame =
      fresh.version === terms.version && (await book.moves.refresh(issue.id)).seq === seq;
    if (!isSame) return makeOrder(options, head, order, bets, tries - 1);
  }
  return because(made.error.code, made.error.params);
}

const because = (Code: string, Params: Params = {}): Reason => ({ Code, Params });

/** Where a call of many fails by what may be in one of them, each is tried alone, so that no other waits for it. */
async function betTogether(options: FollowOptions, ready: readonly Ready[]): Promise<number> {
  const { db, book } = options;
  const settings = await options.settings();
  try {
    const { done, moved } = await retrying(() =>
      transaction(db, (tx) => bet(tx, options, ready, settings)),
    );
    for (const gameId of new Set(moved.map((order) => order.gameId))) await book.refresh(gameId);
    for (const id of new Set(moved.map(({ issue }) => issue.id))) await book.moves.refresh(id);
    return done + moved.length;
  } catch (error) {
    if (ready.length === 1 && error instanceof NotInTime) return 1;
    if (ready.length === 1 || error instanceof UnknownState) throw error;
  }
  let done = 0;
  const wrong: unknown[] = [];
  for (const each of ready) {
    await betTogether(options, [each]).then(
      (n) => (done += n),
      (error: unknown) => wrong.push(error),
    );
  }
  if (wrong.length > 0) throw wrong[0];
  return done;
}

/** Left as they are: the price is read anew, or the account is free soon. */
const LATER: ReadonlySet<CartVerdict['verdict']> = new Set(['BUSY', 'TERMS_MOVED', 'ODDS_MOVED']);
/** Who may not bet at all is not asked again at every cart of his leader. */
const ENDS: ReadonlySet<string> = new Set(['BET_DISABLED', 'FUNDS_FROZEN', 'ON_BREAK']);

const stakeOf = ({ bets }: Cart): bigint => bets.reduce((sum, { stake }) => sum + stake, 0n);

/** Bets what is still to be bet, under the locks of its plans; orders that fail are marked in the same transaction. */
async function bet(
  tx: Tx,
  { beforeMark }: FollowOptions,
  ready: readonly Ready[],
  settings: SiteSettings,
): Promise<{ readonly done: number; readonly moved: readonly DueOrder[] }> {
  const locked = await lockPlans(
    tx,
    ready.map(({ order }) => order),
    'skip',
  );
  const going = locked.filter(({ state }) => state === ScheduleState.RUNNING);
  const reserved = await stillReserved(tx, going);
  const ours = ready.filter(({ order }) => reserved.has(order.intent));
  const failed: FailedOrder[] = [];
  const priced = ours.flatMap(({ order, made }) => {
    if (!isReason(made)) return [{ order, cart: made, wanted: wantedOf(order, made) }];
    failed.push({ order, reason: made });
    return [];
  });
  const day = await readDay(tx);
  const roomy = await reserveDay(
    tx,
    priced.map(({ wanted }) => wanted),
    day,
  );
  const inDay = priced.filter(({ order }) => roomy.has(order.id));
  for (const { order } of priced) {
    if (!roomy.has(order.id)) failed.push({ order, reason: because('DAY_CAP') });
  }
  const carts = inDay.map(({ cart }) => cart);
  const verdicts = carts.length > 0 ? await placeCarts(tx, carts, settings) : [];
  if (verdicts.some((verdict) => isNotInTime(verdict, day))) throw new NotInTime();
  const outcomes = inDay.map((each, at) => ({ ...each, verdict: verdicts[at]! }));
  await giveBackDay(
    tx,
    outcomes.filter(({ verdict }) => !verdict.receipt).map(({ wanted }) => wanted),
  );
  const taken = outcomes.flatMap(({ order, wanted: { stake }, verdict: { receipt } }) =>
    receipt ? [{ order, stake, betIds: receipt.betIds }] : [],
  );
  for (const { order, cart, verdict } of outcomes) {
    if (verdict.receipt || LATER.has(verdict.verdict)) continue;
    const answer = answerTo(cart, verdict, settings);
    invariant(!answer.ok, 'a cart without a receipt is refused');
    failed.push({ order, reason: because(answer.error.code, answer.error.params) });
  }
  await beforeMark?.();
  await markBet(tx, taken);
  await fail(tx, failed);
  const moved = outcomes.filter(({ verdict }) => hasMoved(verdict)).map(({ order }) => order);
  return { done: taken.length + failed.length, moved };
}

const wantedOf = ({ playerId, id }: DueOrder, cart: Cart) => ({
  playerId,
  id,
  stake: stakeOf(cart),
});

const SITE_OFFSET_MS = 8 * 3_600_000;

/** Whether a cart was accepted too near to the close of its issue, or on another day than the one it was taken out of. */
function isNotInTime({ receipt }: CartVerdict, day: string): boolean {
  if (!receipt) return false;
  const { acceptedAt, closeAt } = receipt;
  const acceptedDay = new Date(acceptedAt + SITE_OFFSET_MS).toISOString().slice(0, 10);
  return acceptedAt > closeAt - LEAD_MS || acceptedDay !== day;
}

/** Marks orders of locked plans with why they were not bet; ends the plans of who may not bet any more. */
async function fail(tx: Tx, failed: readonly FailedOrder[]): Promise<number> {
  if (failed.length === 0) return 0;
  const marked = await markFailed(tx, failed, await readNow(tx));
  const barred = failed.filter(({ reason }) => ENDS.has(reason.Code));
  await endPlans(
    tx,
    barred.map(({ order: { playerId, id } }) => ({
      playerId,
      id,
      state: ScheduleState.STOPPED_SYSTEM,
    })),
  );
  return marked;
}

/** Fails orders whose issue closes in less than three seconds, or is closed. */
export async function failLate(db: Db): Promise<'worked' | 'idle'> {
  const late = await readLate(db, AT_ONCE_LATE);
  if (late.length === 0) return 'idle';
  const done = await retrying(() =>
    transaction(db, async (tx) => {
      const locked = new Set((await lockPlans(tx, late, 'skip')).map(({ id }) => id));
      const ours = late.filter(({ id }) => locked.has(id));
      return fail(
        tx,
        ours.map((order) => ({ order, reason: because('TOO_LATE') })),
      );
    }),
  );
  return done > 0 ? 'worked' : 'idle';
}
