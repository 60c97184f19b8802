// The whole server, as it is shipped, killed again and again while it settles an issue: after each
// start it goes on where it stopped, and in the end every bet is settled once. The audit is the judge.
import { sql } from 'kysely';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { placeCarts } from '@fairlot/server/features/play/bet/place/store-place';
import { makePlayers, smallCart, type TestIssue } from '@fairlot/server/features/play/bet/testing';
import { byRing } from '@fairlot/server/testing/ring';
import { audit } from './audit.ts';
import { GAME, moveBeforeClose } from './issues.ts';
import { until } from './until.ts';
import { FEW_GAMES, startWorld, type World } from './world.ts';

const KILLS = byRing({ short: 1, all: 10, long: 20 });
const PLAYERS = 1_000;
const BETS_EACH = 20;
const CARTS_A_CALL = 50;
const LEASE_MS = 10_000;

let world: World;
let players: readonly bigint[];
beforeAll(async () => {
  world = await startWorld({ games: FEW_GAMES });
  players = await makePlayers(world, PLAYERS, mills(10_000_000));
}, 60_000);
afterAll(() => world?.stop());

/** Bets of all players on the issue on sale, which then closes and is due to be drawn. */
async function betAndMoveToDraw(): Promise<TestIssue> {
  const { SerialNumber: serial, DrawTimeStamp } = await moveBeforeClose(world, 45_000);
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM issue WHERE game_id = ${GAME} AND serial_number = ${serial}`.execute(
    world.owner,
  );
  const issue = { id: rows[0]?.id ?? 0, gameId: GAME, serial };
  for (let from = 0; from < PLAYERS; from += CARTS_A_CALL) {
    const some = players.slice(from, from + CARTS_A_CALL);
    const picks = (p: number) => Array.from({ length: BETS_EACH }, (_, b) => p * 3 + b * 7);
    const carts = some.map((playerId, p) => smallCart(playerId, issue, picks(p)));
    const verdicts = await placeCarts(world.db, carts);
    expect(verdicts.filter(({ verdict }) => verdict !== 'OK')).toEqual([]);
  }
  await until('the issue is closed', async () => {
    await world.clock.advance(1_000);
    return (await stepOf(issue)) === 'draw';
  });
  await world.clock.advance(Math.max(0, DrawTimeStamp - (await world.clock.now())));
  return issue;
}

/** What is being done for an issue; undefined while nobody works on it. */
async function stepOf(issue: TestIssue, at = sql<boolean>`true`): Promise<string | undefined> {
  const { rows } = await sql<{ step: string }>`
    SELECT step FROM issue_job WHERE issue_id = ${issue.id} AND ${at}`.execute(world.owner);
  return rows[0]?.step;
}

const openBets = async (issue: TestIssue): Promise<number> => {
  const { rows } = await sql<{ open: bigint }>`
    SELECT count(*) AS open FROM bet WHERE issue_id = ${issue.id} AND state = 0`.execute(
    world.owner,
  );
  return Number(rows[0]?.open);
};

/** Waits until somebody settles the issue, or it is done: true when it can be killed in the middle. */
async function isBeingSettled(issue: TestIssue): Promise<boolean> {
  let step: string | undefined;
  await until('the issue is being settled', async () => {
    step = await stepOf(
      issue,
      sql<boolean>`(step = 'done' OR
      step = 'settle' AND lease_until > app_now())`,
    );
    return step !== undefined;
  });
  return step === 'settle';
}

/** A fixed series of waits, so that a failure comes again. */
function* waits(): Generator<number, never> {
  for (let seed = 20_261_121; ;) {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    yield (seed >> 8) % 240;
  }
}

test(`survives ${KILLS} kill -9 while it settles`, async () => {
  const wait = waits();
  const all = PLAYERS * BETS_EACH;
  let kills = 0;
  let tooLate = 0;
  while (kills < KILLS) {
    const issue = await betAndMoveToDraw();
    while (kills < KILLS && (await isBeingSettled(issue))) {
      await delay(wait.next().value);
      await world.kill();
      if ((await openBets(issue)) > 0) kills += 1;
      else tooLate += 1;
      // The lease of the dead process runs out before anybody takes over.
      await world.clock.advance(LEASE_MS + 1_000);
      await world.start();
    }
    await until('every bet is settled', async () => (await openBets(issue)) === 0);
    await until('the issue is done', async () => (await stepOf(issue)) === 'done');
    const { rows } = await sql<{ bets: bigint; paid: bigint; won: bigint }>`
      SELECT count(*) AS bets, count(*) FILTER (WHERE state = 3) AS won,
        coalesce(sum(prize), 0)::bigint AS paid FROM bet WHERE issue_id = ${issue.id}`.execute(
      world.owner,
    );
    expect(Number(rows[0]?.bets)).toBe(all);
    expect(Number(rows[0]?.paid)).toBe(Number(rows[0]?.won) * 19_560);
  }
  console.log(`${kills} kills with bets still open, ${tooLate} after the last one`);
  expect(await audit(world)).toEqual([]);
}, 300_000);
