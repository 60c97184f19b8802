import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { newId, transaction } from '#platform/db';
import { createTestDatabase, type TestDatabase } from '#testing/database';
import { CHART, withdrawalsOf } from './accounts.ts';
import { expireHolds, readHold } from './holds.ts';
import {
  capture,
  fund,
  newHoldId,
  placeBet,
  release,
  reserve,
  reverse,
  type HoldPurpose,
  type Movement,
} from './movements/index.ts';
import { post, postAll, type Unit } from './post.ts';
import { readPosted } from './posted.ts';
import { balanceOf, heldBy, houseBalance } from './read.ts';
import { statement } from './statement.ts';
import { auditLedger } from './testing/audit-ledger.ts';

const bank = withdrawalsOf(3n);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.stop());
afterEach(async () => expect(await auditLedger(database.owner)).toEqual([]));

let playerId = 100n;
beforeEach(async () => {
  playerId += 1n;
  await run(fund({ playerId, amount: mills(1000), currency: 'DEM', reason: 'test' }));
});

const run = (...unit: readonly Movement[]) =>
  transaction(database.db, async (tx) => (await postAll(tx, [unit]))[0]);

const holdOf = (purpose: HoldPurpose) => ({
  playerId,
  holdId: newHoldId(),
  currency: 'DEM' as const,
  purpose,
});
const withdrawal = () => ({ ...holdOf('withdrawal'), purpose: 'withdrawal' as const });

const bet = (amount: number) =>
  placeBet({
    playerId,
    betId: newId(),
    issueId: 7n,
    currency: 'DEM',
    amount: mills(amount),
    gameId: 4,
    serialNumber: 202611210142,
  });

/** What the player has available, what is held, and what this hold has left. */
const stand = async (holdId: bigint) => [
  await balanceOf(database.db, playerId, 'DEM'),
  await heldBy(database.db, playerId, 'DEM'),
  (await readHold(database.db, playerId, holdId))?.remaining,
];

test("what is held is the player's and not available; it is paid in parts, and the rest comes back", async () => {
  const hold = withdrawal();
  const paid = () => houseBalance(database.db, bank, 'DEM');
  const before = await paid();
  expect(await run(reserve({ ...hold, amount: mills(700) }))).toMatchObject({ verdict: 'posted' });
  expect(await stand(hold.holdId)).toEqual([300n, 700n, 700n]);
  expect(await run(bet(301))).toMatchObject({ verdict: 'short', balance: 300n });
  const more = await run(reserve({ ...withdrawal(), amount: mills(301) }));
  expect(more).toMatchObject({ verdict: 'short', balance: 300n });

  const first = capture({ ...hold, amount: mills(200), part: 'first', to: bank });
  expect(await run(first)).toMatchObject({ verdict: 'posted' });
  expect(await run(first)).toMatchObject({ verdict: 'repeated' });
  const rest = [
    capture({ ...hold, amount: mills(400), part: 'second', to: bank }),
    release({ ...hold, amount: mills(101), part: 'rest' }),
  ];
  expect(await run(...rest)).toMatchObject({ verdict: 'ended', balance: 500n });
  expect(await stand(hold.holdId)).toEqual([300n, 500n, 500n]);
  const whole = [rest[0]!, release({ ...hold, amount: mills(100), part: 'rest' })];
  expect(await run(...whole)).toMatchObject({ verdict: 'posted' });
  expect(await stand(hold.holdId)).toEqual([400n, 0n, 0n]);
  expect((await paid()) - before).toBe(600n);

  const late = capture({ ...hold, amount: mills(1), part: 'third', to: bank });
  expect(await run(late)).toMatchObject({ verdict: 'ended', balance: 0n });
  expect(await run(release({ ...withdrawal(), amount: mills(1), part: 'none' }))).toMatchObject({
    verdict: 'ended',
    balance: 0n,
  });
});

test('a schedule holds its stakes, and each bet is paid out of them', async () => {
  const hold = holdOf('schedule');
  await run(reserve({ ...hold, amount: mills(1000) }));
  const turn = (part: string) => release({ ...hold, amount: mills(600), part });
  const stake = bet(600);
  expect(await run(turn('issue-1'), stake)).toMatchObject({ verdict: 'posted', balance: 0n });
  expect(await run(turn('issue-1'), stake)).toMatchObject({ verdict: 'repeated' });
  expect(await stand(hold.holdId)).toEqual([0n, 400n, 400n]);
  expect(await run(turn('issue-2'), bet(600))).toMatchObject({ verdict: 'ended', balance: 400n });
  expect(await stand(hold.holdId)).toEqual([0n, 400n, 400n]);
});

test('a hold whose time is over gives nothing more away, and comes back by itself', async () => {
  const start = Date.UTC(2026, 10, 21, 12);
  await database.clock.set(start);
  const [hold, other] = [withdrawal(), holdOf('freeze')];
  await run(reserve({ ...hold, amount: mills(300), expiresMs: start + 1_000 }));
  await run(reserve({ ...other, amount: mills(500) }));
  const take = (part: string) => capture({ ...hold, amount: mills(100), part, to: bank });
  await database.clock.advance(999);
  expect(await run(take('in-time'))).toMatchObject({ verdict: 'posted' });
  expect(await expireHolds(database.db)).toBe(0);
  await database.clock.advance(1);
  expect(await run(take('late'))).toMatchObject({ verdict: 'ended', balance: 200n });
  const turns = await Promise.all([1, 2, 3].map(() => expireHolds(database.db)));
  expect(turns.reduce((sum, n) => sum + n, 0)).toBe(1);
  expect(await stand(hold.holdId)).toEqual([400n, 500n, 0n]);
  expect(await stand(other.holdId)).toEqual([400n, 500n, 500n]);
  const query = { playerId, currency: 'DEM' as const, fromMs: start, toMs: start + 1_001 };
  const rows = await statement(database.db, query, { after: undefined, limit: 10 });
  expect(rows.map(({ type, amount }) => [type, amount])).toEqual([
    [203, 200n],
    [1201, -500n],
    [201, -300n],
  ]);
  await database.clock.run();
});

test('a payment that is taken back fills its hold again, whose rest expires anew', async () => {
  const hold = { ...withdrawal(), amount: mills(300) };
  await run(reserve({ ...hold, expiresMs: (await database.clock.now()) + 3_600_000 }));
  const paid = { ...capture({ ...hold, part: 'all', to: bank }), id: newId() };
  await run(paid);
  expect(await stand(hold.holdId)).toEqual([700n, 0n, 0n]);
  const back = reverse(await readPosted(database.db, [paid]), newId());
  expect(await run(...back)).toMatchObject({ verdict: 'posted' });
  expect(await run(...back)).toMatchObject({ verdict: 'repeated' });
  expect(await stand(hold.holdId)).toEqual([700n, 300n, 300n]);
  await database.clock.set((await database.clock.now()) + 3_600_001);
  expect(await expireHolds(database.db)).toBe(1);
  expect(await stand(hold.holdId)).toEqual([1000n, 0n, 0n]);
  await database.clock.run();
});

test('many units of one call see what those before them left', async () => {
  const [one, two] = [withdrawal(), holdOf('schedule')];
  const units: readonly Unit[] = [
    [reserve({ ...one, amount: mills(500) })],
    [capture({ ...one, amount: mills(300), part: 'a', to: bank })],
    [capture({ ...one, amount: mills(300), part: 'b', to: bank })],
    [release({ ...one, amount: mills(200), part: 'c' })],
    [reserve({ ...two, amount: mills(700) })],
  ];
  const outcomes = await transaction(database.db, (tx) => postAll(tx, units));
  expect(outcomes.map(({ verdict }) => verdict)).toEqual([
    'posted',
    'posted',
    'ended',
    'posted',
    'posted',
  ]);
  expect(await stand(two.holdId)).toEqual([0n, 700n, 700n]);
});

test('a hold gives to what it was made for, and the same hold is made once', async () => {
  const hold = { ...withdrawal(), amount: mills(100) };
  await run(reserve(hold));
  await expect(run(release({ ...hold, purpose: 'freeze', part: 'x' }))).rejects.toThrow(
    'what it is not for',
  );
  expect(await run(reserve({ ...hold, amount: mills(101) }))).toMatchObject({ verdict: 'reused' });
  await expect(
    transaction(database.db, (tx) =>
      post(tx, { ...reserve({ ...hold, amount: mills(5) }), key: 'hold:another' }),
    ),
  ).rejects.toThrow('ledger_hold_pkey');
  expect(await stand(hold.holdId)).toEqual([900n, 100n, 100n]);
});

test('a hold that the same call makes gives to what it is made for, in its money and in its time', async () => {
  const now = await database.clock.now();
  const hold = { ...withdrawal(), amount: mills(100) };
  const together = (...unit: readonly Movement[]) =>
    transaction(database.db, (tx) => postAll(tx, [[reserve(hold)], unit]));
  const others = [
    release({ ...hold, purpose: 'freeze', part: 'x' }),
    capture({ ...hold, currency: 'CNY', part: 'x', to: bank }),
    release({ ...hold, currency: 'CNY', part: 'x' }),
  ];
  for (const other of others) {
    await expect(together(other)).rejects.toThrow('what it is not for');
    await expect(run(reserve(hold), other)).rejects.toThrow('what it is not for');
  }
  expect(await stand(hold.holdId)).toEqual([1000n, 0n, undefined]);

  const over = { ...withdrawal(), amount: mills(100), expiresMs: now - 1 };
  const late = capture({ ...over, part: 'late', to: bank });
  const outcomes = await transaction(database.db, (tx) =>
    postAll(tx, [[reserve(over)], [late], [release({ ...over, part: 'back' })]]),
  );
  expect(outcomes.map(({ verdict }) => verdict)).toEqual(['posted', 'ended', 'posted']);
  const own = [reserve(hold), capture({ ...hold, part: 'all', to: bank })];
  expect(await run(...own)).toMatchObject({ verdict: 'posted' });
  expect(await stand(hold.holdId)).toEqual([900n, 0n, 0n]);
});

test('whoever is frozen holds nothing more, and gets back what was held', async () => {
  const hold = { ...withdrawal(), amount: mills(100) };
  await run(reserve(hold));
  await sql`UPDATE ledger_account SET status = 1
    WHERE player_id = ${playerId} AND kind = ${CHART.cash}`.execute(database.owner);
  const more = reserve({ ...withdrawal(), amount: mills(1) });
  expect(await run(more)).toMatchObject({ verdict: 'locked' });
  expect(await run(release({ ...hold, part: 'all' }))).toMatchObject({ verdict: 'posted' });
  expect(await stand(hold.holdId)).toEqual([1000n, 0n, 0n]);
});
