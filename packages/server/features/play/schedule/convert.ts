import { invariant } from '@fairlot/rules/core/invariant';
import type { Category } from '@fairlot/rules/lottery/category';
import { ScheduleState } from '@fairlot/rules/schedule/state';
import type { Input, Params } from '@fairlot/wire/core';
import type { betHttp } from '@fairlot/wire/play/bet';
import { postEvery } from '#ledger';
import { retrying, transaction, UnknownState, type Db, type Tx } from '#platform/db';
import {
  answerTo,
  type Cart,
  type CartMaker,
  type CartVerdict,
  hashOf,
  hasMoved,
  placeCarts,
} from '../bet/place/index.ts';
import { type createTermsBook } from '../bet/odds/index.ts';
import { categoryOfGame } from '../lottery/games/index.ts';
import { readNow } from '../lottery/issues/index.ts';
import type { CurrentSettings, SiteSettings } from '../../site/settings/values/index.ts';
import { finishSchedules } from './finish.ts';
import { endSchedules } from './give-back.ts';
import { releaseRow } from './movements.ts';
import { betsOf, cartAt } from './row-cart.ts';
import {
  lockSchedules,
  makeReady,
  readHeads,
  type ScheduleHead,
  type ScheduleKey,
} from './store.ts';
import {
  type DueRow,
  type FailedRow,
  markBet,
  markFailed,
  readDueRows,
  stillReserved,
} from './store-convert.ts';
import { barredOf, markPaused } from './store-pause.ts';

/**
 * Rows become carts as soon as the sale of their issue begins: many at a time, through the one statement by
 * which all bets are taken. What was set aside for a row comes back in the same unit of the ledger in which
 * its bets are charged, in the transaction that marks it: killed at any moment, a row was bet or was not.
 */
export const CONVERT_JOB = 'schedule.convert';

/** So many rows at once: a close waits for one such call at the most. */
const AT_ONCE = 100;

export type ConvertOptions = {
  readonly db: Db;
  readonly book: ReturnType<typeof createTermsBook>;
  readonly makeCart: CartMaker;
  readonly settings: CurrentSettings;
  readonly atOnce?: number;
  /** Where tests stop a worker: its transaction is open, bets are taken and rows are not marked. */
  readonly beforeMark?: () => Promise<void>;
};

/** A row with what became of its cart here. */
type Ready = { readonly row: DueRow; readonly made: Awaited<ReturnType<CartMaker>> };

const keyOf = ({ playerId, id }: ScheduleKey): string => `${playerId} ${id}`;
const rowKeyOf = (row: ScheduleKey & { readonly n: number }): string => `${keyOf(row)} ${row.n}`;

export async function convertRows(options: ConvertOptions): Promise<'worked' | 'idle'> {
  const { db, atOnce = AT_ONCE } = options;
  const due = await readDueRows(db, atOnce);
  if (due.length === 0) return 'idle';
  const heads = new Map((await readHeads(db, due)).map((head) => [keyOf(head), head]));
  const ready: Ready[] = [];
  const families = new Map<number, Family>();
  for (const row of due) {
    const head = heads.get(keyOf(row));
    if (!head) continue;
    const { gameId } = head;
    const family = families.get(gameId) ?? (await familyOf(db, gameId));
    families.set(gameId, family);
    ready.push({ row, made: await makeRow(options, { head, row, family }) });
  }
  const done = await betTogether(options, ready);
  return done > 0 ? 'worked' : 'idle';
}

/** Where a call of many fails by what may be in one of them, each is tried alone, so that no other waits for it. */
async function betTogether(options: ConvertOptions, ready: readonly Ready[]): Promise<number> {
  const { db } = options;
  const settings = await options.settings();
  try {
    const { taken, moved, failed } = await retrying(() =>
      transaction(db, (tx) => bet(tx, options, ready, settings)),
    );
    // Apart: accounts are locked in one order a transaction.
    await retrying(() => transaction(db, (tx) => failReserved(tx, failed)));
    await priceAnew(options, moved);
    return taken + moved.length + failed.length;
  } catch (error) {
    if (ready.length === 1 || error instanceof UnknownState) throw error;
  }
  const outcomes = [];
  for (const each of ready) {
    outcomes.push(...(await Promise.allSettled([betTogether(options, [each])])));
  }
  const wrong = outcomes.find((outcome) => outcome.status === 'rejected');
  if (wrong) throw wrong.reason;
  return ready.length;
}

/** Behind the transaction: the close of their issue waits for none of it. */
async function priceAnew({ book }: ConvertOptions, moved: readonly DueRow[]): Promise<void> {
  for (const gameId of new Set(moved.map((row) => row.gameId))) await book.refresh(gameId);
  for (const id of new Set(moved.map(({ issue }) => issue.id))) await book.moves.refresh(id);
}

type Family = Category['family'];

async function familyOf(db: Db, gameId: number): Promise<Family> {
  const category = await categoryOfGame(db, gameId);
  invariant(category, `game ${gameId} has a category`);
  return category.family;
}

type Wanted = { readonly head: ScheduleHead; readonly row: DueRow; readonly family: Family };

async function makeRow(
  { book, makeCart }: Pick<ConvertOptions, 'book' | 'makeCart'>,
  wanted: Wanted,
  tries = 2,
): Promise<Ready['made']> {
  const { head, row, family } = wanted;
  const { playerId, gameId, acceptAnyOdds, bets } = head;
  const input: Input<typeof betHttp.place> = {
    IntentId: row.intent,
    GameId: gameId,
    SerialNumber: row.serial,
    Bets: cartAt(betsOf(bets), row.multiple),
    AcceptAnyOdds: acceptAnyOdds,
  };
  const terms = await book.current(gameId);
  const { issue } = row;
  const made = await makeCart({ playerId, input, hash: hashOf(input), family, issue, terms });
  if (!made.ok && tries > 0) {
    // A refusal by stale prices would be wrong.
    const { seq } = book.moves.current(issue.id);
    const fresh = await book.refresh(gameId);
    const isSame =
      fresh.version === terms.version && (await book.moves.refresh(issue.id)).seq === seq;
    if (!isSame) return makeRow({ book, makeCart }, wanted, tries - 1);
  }
  if (!made.ok) return made;
  return { ok: true, value: { ...made.value, release: releaseRow(head, row.n, row.stake) } };
}

/** Left as they are: the sale may go on, the price is read anew, or the account is free soon. */
const LATER: ReadonlySet<CartVerdict['verdict']> = new Set([
  'BUSY',
  'TERMS_MOVED',
  'ODDS_MOVED',
  'ISSUE_NOT_OPEN',
  'GAME_MAINTAIN',
  'GAME_OFFLINE',
  'GAME_OFFICIAL_OFFLINE',
]);

/** `moved`: by the newest price they are tried again at once. */
type Done = {
  readonly taken: number;
  readonly moved: readonly DueRow[];
  readonly failed: readonly FailedRow[];
};

/** Bets what is still reserved, under the locks of its schedules; tells what is not to be bet. */
async function bet(
  tx: Tx,
  { beforeMark }: ConvertOptions,
  ready: readonly Ready[],
  settings: SiteSettings,
): Promise<Done> {
  const locked = await lockSchedules(
    tx,
    ready.map(({ row }) => row),
    'skip',
  );
  const going = locked.filter(({ state }) => state === ScheduleState.RUNNING);
  const reserved = await stillReserved(tx, going);
  const ours = ready.filter(({ row }) => reserved.has(rowKeyOf(row)));
  const carts = ours.flatMap(({ made }) => (made.ok ? [made.value] : []));
  const verdicts = carts.length > 0 ? await placeCarts(tx, carts, settings) : [];
  const byCart = new Map<Cart, CartVerdict>(carts.map((cart, i) => [cart, verdicts[i]!]));
  const taken: { row: DueRow; betIds: readonly string[] }[] = [];
  const failed: (FailedRow & { readonly row: DueRow })[] = [];
  const moved: DueRow[] = [];
  for (const { row, made } of ours) {
    const verdict = made.ok ? byCart.get(made.value) : undefined;
    if (verdict && hasMoved(verdict)) moved.push(row);
    if (verdict && LATER.has(verdict.verdict)) continue;
    const answer = made.ok ? answerTo(made.value, verdict!, settings) : made;
    if (answer.ok) taken.push({ row, betIds: answer.value.BetIds });
    else failed.push({ row, reason: reasonOf(answer.error.code, answer.error.params) });
  }
  await beforeMark?.();
  await markBet(tx, taken);
  const rested = await rest(tx, failed);
  return { taken: taken.length, moved, failed: failed.filter(({ row }) => !rested.has(row)) };
}

/** Rests the schedules of those whom operators keep from betting: their rows stay reserved. */
async function rest(
  tx: Tx,
  failed: readonly { readonly row: DueRow; readonly reason: { readonly Code: string } }[],
): Promise<ReadonlySet<DueRow>> {
  const rows = failed.filter(({ reason }) => BARS.has(reason.Code)).map(({ row }) => row);
  const barred = await barredOf(
    tx,
    rows.map(({ playerId }) => playerId),
  );
  const theirs = rows.filter(({ playerId }) => barred.has(playerId));
  await markPaused(
    tx,
    theirs.map((row) => ({ ...row, state: ScheduleState.PAUSED })),
  );
  return new Set(theirs);
}

/** What flags refuse with: those that operators take off again rest a schedule and end none. */
const BARS: ReadonlySet<string> = new Set(['BET_DISABLED', 'FUNDS_FROZEN']);

const reasonOf = (Code: string, Params: Params = {}) => ({ Code, Params });

/** Who may not bet at all is not asked again at every issue. */
const ENDS: ReadonlySet<string> = new Set(['BET_DISABLED', 'FUNDS_FROZEN', 'ON_BREAK']);

/** Rows that are not bet: their part goes back, and the schedule goes on. How many still were reserved. */
export async function failReserved(tx: Tx, rows: readonly FailedRow[]): Promise<number> {
  if (rows.length === 0) return 0;
  const locked = await lockSchedules(
    tx,
    rows.map(({ row }) => row),
    'skip',
  );
  const heads = new Map(locked.map((head) => [keyOf(head), head]));
  const reserved = await stillReserved(tx, locked);
  const ours = rows.filter(({ row }) => reserved.has(rowKeyOf(row)));
  if (ours.length === 0) return 0;
  const nowMs = await readNow(tx);
  await markFailed(tx, ours, nowMs);
  const keys = ours.map(({ row }) => row);
  await makeReady(tx, keys);
  await finishSchedules(tx, keys, nowMs);
  const units = ours.map(({ row }) => {
    const head = heads.get(keyOf(row));
    invariant(head, `schedule ${row.id} is locked`);
    return [releaseRow(head, row.n, row.stake)];
  });
  await postEvery(tx, units);
  const barred = ours.filter(({ reason }) => ENDS.has(reason.Code));
  const ending = new Set(barred.map(({ row }) => keyOf(row)));
  const endings = locked
    .filter((head) => ending.has(keyOf(head)))
    .map((head) => ({ head, state: ScheduleState.STOPPED_SYSTEM }));
  await endSchedules(tx, endings, nowMs);
  return ours.length;
}
