import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { invariant } from '@fairlot/rules/core/invariant';
import { mills } from '@fairlot/rules/core/money';
import type { Db } from '#platform/db';
import type { Platform } from '#platform/feature';
import { createCartMaker } from '../../../play/bet/place/index.ts';
import { createTermsBook } from '../../../play/bet/odds/index.ts';
import { makePlayers, smallCart, type TestIssue } from '../../../play/bet/testing.ts';
import { placeCarts } from '../../../play/bet/place/store-place.ts';
import { createLeafDrafts } from '../../../play/fair/commitment/index.ts';
import { currentSettings } from '../../../site/settings/values/index.ts';
import type { FollowOptions } from '../place.ts';
import { start } from '../start.ts';
import { spreadCalls } from '../store.ts';
import type { StartInput } from '../store-start.ts';

type Rooms = { readonly db: Db; readonly owner: Db };

/** What spreads and places, without any web server. A process of its own has not the keys of the leaves. */
export function partsOn(
  { db, log, settings }: Pick<Platform, 'db' | 'log' | 'settings'>,
  draftLeaves: ReturnType<typeof createLeafDrafts> = createLeafDrafts(settings),
): FollowOptions {
  const current = currentSettings(db);
  const book = createTermsBook(db);
  const makeCart = createCartMaker({ book, settings: current, draftLeaves });
  return { db, log, book, makeCart, settings: current, turn: {} };
}

/** Players who have read the agreement, with 1,000 each. */
export async function readyPlayers(rooms: Rooms, count: number): Promise<readonly bigint[]> {
  const players = await makePlayers(rooms, count, mills(1_000_000));
  await sql`
    INSERT INTO schedule_agreement (player_id, version)
    SELECT player_id, 1 FROM unnest(${players}::bigint[]) AS p (player_id)`.execute(rooms.owner);
  return players;
}

export type TestLeader = { readonly id: bigint; readonly handle: string };

/** A player with money who agreed to be followed. */
export async function makeLeader(rooms: Rooms): Promise<TestLeader> {
  const [id = 0n] = await makePlayers(rooms, 1, mills(100_000_000));
  return { id, handle: await agreeToBeFollowed(rooms, id) };
}

export async function agreeToBeFollowed({ owner }: Rooms, id: bigint): Promise<string> {
  await sql`SELECT leader_agree(${id}, true, true)`.execute(owner);
  const { rows } = await sql<{ handle: string }>`
    SELECT handle FROM leader_consent WHERE player_id = ${id}`.execute(owner);
  invariant(rows[0], 'who agreed has a handle');
  return rows[0].handle;
}

const DAY_MS = 86_400_000;

/** A plan that bets twice what the leader does, with caps that nobody reaches. */
export const askedFor = (
  { handle }: TestLeader,
  nowMs: number,
  more: Partial<StartInput> = {},
): StartInput => ({
  IntentId: randomUUID(),
  Handle: handle,
  Mode: 2,
  Value: 2,
  BetCap: mills(100_000),
  DayCap: mills(1_000_000),
  StopIfLoss: mills(1_000_000),
  UntilTimeStamp: nowMs + DAY_MS,
  ...more,
});

/** Begins plans of all these players; their ids, in their order. */
export async function followAll(
  { db }: Rooms,
  players: readonly bigint[],
  leader: TestLeader,
  { nowMs, ...more }: Partial<StartInput> & { readonly nowMs: number },
): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const player of players) {
    const started = await start(db, player, askedFor(leader, nowMs, more));
    invariant(started.ok, `a plan began: ${JSON.stringify(started)}`);
    ids.push(started.value.Id);
  }
  return ids;
}

/** The leader bets single digits at single places, 2 each, and what follows him is spread. */
export async function leaderBets(
  { db }: Rooms,
  leader: TestLeader,
  issue: TestIssue,
  picks: readonly number[],
): Promise<string> {
  const intent = randomUUID();
  const [verdict] = await placeCarts(db, [smallCart(leader.id, issue, picks, intent)]);
  invariant(verdict?.verdict === 'OK', `the leader bet: ${verdict?.verdict}`);
  await spreadCalls(db, 100);
  return intent;
}

export type OrderSeen = {
  readonly state: number;
  readonly stake: bigint | null;
  readonly prize: bigint;
  readonly reason: { readonly Code: string } | null;
};

/** Orders of a plan in the order in which they came. */
export async function ordersOf({ owner }: Rooms, plan: string): Promise<readonly OrderSeen[]> {
  const { rows } = await sql<OrderSeen>`
    SELECT state, stake, prize, reason FROM follow_order
    WHERE plan_id = ${plan} ORDER BY created_at, intent`.execute(owner);
  return rows;
}

export type PlanSeen = {
  readonly state: number;
  readonly placed: number;
  readonly failed: number;
  readonly staked: bigint;
  readonly day_staked: bigint;
};

export async function planOf({ owner }: Rooms, plan: string): Promise<PlanSeen> {
  const { rows } = await sql<PlanSeen>`
    SELECT state, placed, failed, staked, day_staked FROM follow_plan WHERE id = ${plan}`.execute(
    owner,
  );
  invariant(rows[0], `plan ${plan} is there`);
  return rows[0];
}
