import { mills } from '@fairlot/rules/core/money';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Input, Output, Refusal } from '@fairlot/wire/core';
import type { followHttp, PLAN_CODES } from '@fairlot/wire/community/follow';
import type { Db } from '#platform/db';
import type { Platform } from '#platform/feature';
import { cursorOf, MOST_BACK_MS, placeOf } from '../../play/bet/records/index.ts';
import { readNow } from '../../play/lottery/issues/index.ts';
import { presentFollower, presentOrder, presentPlan } from './present.ts';
import {
  countOrders,
  listFollowers,
  listOrders,
  listPlans,
  type Placed,
  readLines,
  type Slice,
  sumFollowers,
  sumPlans,
} from './store-records.ts';

/** Bets of a cart that a list shows, and characters of each. */
const SHOWN = { most: 5, chars: 200 };

type Page = { readonly After?: string | undefined; readonly PageSize: number };

/** One more than was asked for says whether there are more. */
const sliceOf = ({ After, PageSize }: Page): Slice => ({
  after: After === undefined ? undefined : placeOf(After),
  limit: PageSize + 1,
});

/** What all rows add up to is counted once a list, not once a page. */
const isFirst = ({ After }: Page): boolean => After === undefined;

/** The rows that were asked for, and the cursor of what comes after them. */
function pageOf<Row>(
  found: readonly Placed<Row>[],
  { PageSize }: Page,
): { readonly rows: readonly Row[]; readonly Next: string | null } {
  const rows = found.slice(0, PageSize);
  const last = rows.at(-1);
  return { rows, Next: found.length > PageSize && last ? cursorOf(last.place) : null };
}

type Reads = Pick<Platform, 'db' | 'mediaOrigin'>;

/** The follow plans of a player, from cursor to cursor, with the sums of all of them. */
export async function getPlans(
  platform: Reads,
  playerId: bigint,
  input: Input<typeof followHttp.getPlans>,
): Promise<Output<typeof followHttp.getPlans>> {
  const { db } = platform;
  const { From = 0, To, States } = input;
  const nowMs = await readNow(db);
  const fromMs = Math.max(From, nowMs - MOST_BACK_MS);
  const filter = { playerId, fromMs, toMs: To, states: States };
  const [found, sums] = await Promise.all([
    listPlans(db, filter, sliceOf(input)),
    isFirst(input) ? sumPlans(db, filter) : undefined,
  ]);
  const { rows, Next } = pageOf(found, input);
  return {
    Rows: rows.map((row) => presentPlan(platform, row)),
    Next,
    Sums: sums
      ? {
          Total: Number(sums.plans),
          SumStaked: mills(sums.staked),
          SumPrize: mills(sums.prize),
          SumCommission: mills(sums.paid),
        }
      : null,
    DateTimeNow: nowMs,
  };
}

/** What a plan of the player made of its leader's carts, those that failed with their reason. */
export async function getOrders(
  db: Db,
  playerId: bigint,
  input: Input<typeof followHttp.getOrders>,
): Promise<Result<Output<typeof followHttp.getOrders>, Refusal<typeof PLAN_CODES>>> {
  const Total = await countOrders(db, playerId, input.Id, isFirst(input));
  if (Total === undefined) return refused({ code: 'NOT_FOUND' });
  const [found, DateTimeNow] = await Promise.all([
    listOrders(db, playerId, input.Id, sliceOf(input)),
    readNow(db),
  ]);
  const { rows, Next } = pageOf(found, input);
  const carts = rows.map((row) => ({ playerId: row.leader_id, intent: row.leader_intent }));
  const lines = await readLines(db, carts, SHOWN);
  const Rows = rows.map((row) =>
    presentOrder(row, lines.get(`${row.leader_id} ${row.leader_intent}`)),
  );
  return ok({ Rows, Next, Total, DateTimeNow });
}

/** Who follows the player: by masked names, and what came of it. */
export async function getFollowers(
  platform: Reads,
  playerId: bigint,
  input: Input<typeof followHttp.getFollowers>,
): Promise<Output<typeof followHttp.getFollowers>> {
  const { db } = platform;
  const [found, sums, nowMs] = await Promise.all([
    listFollowers(db, playerId, sliceOf(input)),
    isFirst(input) ? sumFollowers(db, playerId) : undefined,
    readNow(db),
  ]);
  const { rows, Next } = pageOf(found, input);
  return {
    Rows: rows.map((row) => presentFollower(platform, row)),
    Next,
    Sums: sums
      ? {
          Total: Number(sums.plans),
          Running: Number(sums.running),
          SumStaked: mills(sums.staked),
          SumCommission: mills(sums.paid),
        }
      : null,
    DateTimeNow: nowMs,
  };
}
