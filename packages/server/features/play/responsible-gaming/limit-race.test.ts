import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { openDatabase, type Db } from '#platform/db';
import { withTestServer } from '#testing';
import { placeCarts } from '../bet/place/store-place.ts';
import { BET_FEATURES, makePlayers, openTestIssue, smallCart } from '../bet/testing.ts';
import { responsibleGaming } from './index.ts';
import { addBreak, setLimit } from './store.ts';
import { byRing } from '#testing/ring';

/**
 * Limits and breaks hold to the last thousandth when carts of one player come all at once, on connections
 * of their own. In the control nobody waits for the account of the player: it must leak, or this proves nothing.
 */
const server = withTestServer({ features: [...BET_FEATURES, responsibleGaming] });
const WRITERS = 16;
const ROOM = 10;
const STAKE = 2_000n;
const ROUNDS = byRing({ short: 2, all: 6, long: 40 });

let db: Db;
beforeAll(() => {
  db = openDatabase(server().ownerUrl, { maxConnections: WRITERS });
});
afterAll(() => db.destroy());

const stall = (seconds: number) =>
  sql`CREATE OR REPLACE FUNCTION bet_stall() RETURNS void LANGUAGE plpgsql AS $$
    BEGIN PERFORM pg_sleep(random() * ${sql.lit(seconds)}); END $$`.execute(server().owner);

/** One cart of one bet, tried until the account is free. */
async function place(player: bigint, issue: Awaited<ReturnType<typeof openTestIssue>>) {
  for (;;) {
    const [answer] = await placeCarts(db, [smallCart(player, issue, [1])]);
    if (answer!.verdict !== 'BUSY') return answer!.verdict;
  }
}

const newPlayer = async (): Promise<bigint> =>
  (await makePlayers(server(), 1, mills(1_000_000)))[0]!;

/** Twice as many carts at once as a limit has room for: how many were taken. */
async function overrun(): Promise<number> {
  const player = await newPlayer();
  await setLimit(server().db, player, { kind: 1, period: 1 }, mills(STAKE * BigInt(ROOM)));
  const issue = await openTestIssue(server());
  const verdicts = await Promise.all(Array.from({ length: 2 * ROOM }, () => place(player, issue)));
  expect(verdicts.filter((verdict) => verdict !== 'OK' && verdict !== 'OWN_LIMIT')).toEqual([]);
  return verdicts.filter((verdict) => verdict === 'OK').length;
}

const betsOf = async (player: bigint): Promise<number> => {
  const { rows } = await sql<{ bets: bigint }>`
    SELECT count(*) AS bets FROM bet WHERE player_id = ${player}`.execute(server().owner);
  return Number(rows[0]?.bets);
};

/** A break in the middle of betting: bets when it was taken, and after all writers have stopped. */
async function breakUnderFire(): Promise<readonly [number, number]> {
  const player = await newPlayer();
  const issue = await openTestIssue(server());
  let taken = 0;
  let burns = (): void => {};
  const burning = new Promise<void>((done) => (burns = done));
  const write = async (): Promise<void> => {
    for (;;) {
      if ((await place(player, issue)) !== 'OK') return;
      taken += 1;
      if (taken === 4) burns();
    }
  };
  const writers = Array.from({ length: 8 }, write);
  await Promise.race([burning, Promise.all(writers)]);
  await addBreak(server().db, player, { kind: 1, length: '24 hours', isByOperator: false });
  const then = await betsOf(player);
  await Promise.all(writers);
  return [then, await betsOf(player)];
}

describe('many carts of one player at once', () => {
  it('take what a limit leaves, all of it and no thousandth more', async () => {
    await stall(0.004);
    for (let round = 0; round < ROUNDS; round += 1) expect(await overrun()).toBe(ROOM);
  }, 60_000);

  it('end with the break that comes among them', async () => {
    await stall(0.01);
    for (let round = 0; round < ROUNDS; round += 1) {
      const [then, after] = await breakUnderFire();
      expect(after).toBe(then);
    }
  }, 60_000);

  it('go beyond both when nobody waits for the account: the control', async () => {
    const { rows } = await sql<{ text: string }>`
      SELECT pg_get_functiondef('bet_place'::regproc) AS text`.execute(server().owner);
    const unguarded = rows[0]!.text.replace('FOR UPDATE SKIP LOCKED', '');
    expect(unguarded).not.toBe(rows[0]!.text);
    await sql.raw(unguarded).execute(server().owner);
    await stall(0.3);
    let isOver = false;
    for (let round = 0; round < 4 && !isOver; round += 1) isOver = (await overrun()) > ROOM;
    expect(isOver).toBe(true);
    let isLate = false;
    for (let round = 0; round < 4 && !isLate; round += 1) {
      const [then, after] = await breakUnderFire();
      isLate = after > then;
    }
    expect(isLate).toBe(true);
  }, 60_000);
});
