import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { CASH_FLOW_KINDS } from '@fairlot/wire/money/wallet';
import { newId, transaction } from '#platform/db';
import { createTestDatabase, type TestDatabase } from '#testing/database';
import { auditLedger } from './testing/audit-ledger.ts';
import {
  KIND,
  cancelBet,
  followBet,
  followCommission,
  fund,
  payout,
  placeBet,
  refundIssue,
  refundTie,
  reverse,
  sweepIssue,
  transfer,
  type BetAmount,
  type Movement,
} from './movements/index.ts';
import { post, postAll } from './post.ts';
import { readPosted } from './posted.ts';
import { flowsOf, standingOf } from './flows.ts';
import { balanceOf, houseBalance, poolBalance } from './read.ts';
import { statement, statementSums } from './statement.ts';
import { cash, poolOf, revenue } from './accounts.ts';
import { takeSnapshots } from './snapshot.ts';
import { readWatermark } from './watermark.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.stop());
afterEach(async () => expect(await auditLedger(database.owner)).toEqual([]));

let lastPlayer = 100n;
let playerId = lastPlayer;
beforeEach(async () => {
  playerId = lastPlayer += 1n;
  await transaction(database.db, (tx) =>
    post(tx, fund({ playerId, amount: mills(1000), currency: 'DEM', reason: 'test' })),
  );
});

const ISSUE = 7n;
const bet = (amount: number, more: Partial<BetAmount> = {}): BetAmount => ({
  playerId,
  betId: newId(),
  issueId: ISSUE,
  currency: 'DEM',
  amount: mills(amount),
  gameId: 4,
  serialNumber: 202611210142,
  ...more,
});

test('a batch judges every unit: one that is short refuses none of its neighbours', async () => {
  const other = playerId + 1_000_000n;
  const outcomes = await transaction(database.db, (tx) =>
    postAll(tx, [
      [placeBet(bet(600))],
      [placeBet(bet(600))],
      [placeBet(bet(1, { playerId: other }))],
      [placeBet(bet(300)), placeBet(bet(200))],
      [placeBet(bet(300)), placeBet(bet(100))],
    ]),
  );
  expect(outcomes.map(({ verdict, balance }) => [verdict, balance])).toEqual([
    ['posted', 400n],
    ['short', 400n],
    ['short', 0n],
    ['short', 400n],
    ['posted', 0n],
  ]);
  expect(await balanceOf(database.db, playerId, 'DEM')).toBe(0n);
});

test('what a player has and did lately is what his flows and his balance say', async () => {
  const mine = { playerId, currency: 'DEM' } as const;
  await transaction(database.db, (tx) => postAll(tx, [[placeBet(bet(300))], [placeBet(bet(50))]]));
  const all = await flowsOf(database.db, playerId, 'DEM');
  const read = (hours: number, isWhole: boolean) =>
    standingOf(database.db, mine, { hours, isWhole });
  const lately = { deposited: all.deposited, staked: all.staked };
  const balance = await balanceOf(database.db, playerId, 'DEM');
  expect(lately).toEqual({ deposited: mills(1000), staked: mills(350) });
  expect(await read(24, true)).toEqual({ balance, received: mills(1000), lately });
  expect(await read(24, false)).toEqual({ balance, received: mills(0), lately });
  // Nothing is newer than this moment.
  const none = { deposited: mills(0), staked: mills(0) };
  expect(await read(0, true)).toEqual({ balance, received: mills(1000), lately: none });
  expect(
    await standingOf(database.db, { ...mine, playerId: 1n }, { hours: 24, isWhole: true }),
  ).toEqual({
    balance: mills(0),
    received: mills(0),
    lately: none,
  });
});

test('the same key moves money once, and another content under it is told', async () => {
  const first = bet(100);
  const run = (amount: BetAmount) => transaction(database.db, (tx) => post(tx, placeBet(amount)));
  const posted = await run(first);
  expect(posted).toEqual({ verdict: 'posted', balance: 900n, journalId: first.betId });
  await run(bet(50));
  // The repeat answers as the first call did, although the balance has moved on.
  expect(await run(first)).toEqual({ verdict: 'repeated', balance: 900n, journalId: first.betId });
  expect(await run({ ...first, amount: mills(200) })).toMatchObject({ verdict: 'reused' });
  expect(await balanceOf(database.db, playerId, 'DEM')).toBe(850n);
});

test('the same key twice in one batch happens once', async () => {
  const once = bet(100);
  const outcomes = await transaction(database.db, (tx) =>
    postAll(tx, [[placeBet(once)], [placeBet(once)], [placeBet({ ...once, amount: mills(1) })]]),
  );
  expect(outcomes.map(({ verdict }) => verdict)).toEqual(['posted', 'repeated', 'reused']);
  expect(await balanceOf(database.db, playerId, 'DEM')).toBe(900n);
});

test('many journals of one player in a call chain their balances', async () => {
  const stake = bet(100);
  await transaction(database.db, (tx) => post(tx, placeBet(stake)));
  const wins = Array.from({ length: 50 }, (_, i) => [payout({ ...bet(i + 1), run: 1 })]);
  const outcomes = await transaction(database.db, (tx) => postAll(tx, wins));
  let balance = 900n;
  for (const [i, outcome] of outcomes.entries())
    expect(outcome.balance).toBe((balance += BigInt(i + 1)));
});

test('a bet is taken back once', async () => {
  const stake = bet(100, { issueId: 70n });
  await transaction(database.db, (tx) => post(tx, placeBet(stake)));
  const cancel = cancelBet(stake);
  const run = () => transaction(database.db, (tx) => post(tx, cancel));
  expect(await run()).toMatchObject({ verdict: 'posted', balance: 1000n });
  expect(await run()).toMatchObject({ verdict: 'repeated', balance: 1000n });
  const again = transaction(database.db, (tx) => post(tx, { ...cancel, key: 'cancel:again' }));
  await expect(again).rejects.toThrow(/ledger_journal_reverses/);
  expect(await poolBalance(database.db, 70, 'DEM')).toBe(0n);
});

test('a sweep empties the pool into the house, or fills it from there', async () => {
  const sweep = async (issueId: bigint) => {
    const left = await poolBalance(database.db, Number(issueId), 'DEM');
    const movement = sweepIssue({
      issueId,
      currency: 'DEM',
      left,
      run: 1,
      gameId: 4,
      serialNumber: 1,
    });
    if (movement) await transaction(database.db, (tx) => post(tx, movement));
    return [movement?.postings[0].amount, await poolBalance(database.db, Number(issueId), 'DEM')];
  };
  const stake = bet(100, { issueId: 71n });
  await transaction(database.db, (tx) => post(tx, placeBet(stake)));
  expect(await sweep(71n)).toEqual([100n, 0n]);
  await transaction(database.db, (tx) =>
    post(tx, payout({ ...bet(70, { issueId: 72n }), run: 1 })),
  );
  expect(await sweep(72n)).toEqual([70n, 0n]);
  expect(await sweep(72n)).toEqual([undefined, 0n]);
  const revenueInAll = () => houseBalance(database.db, revenue, 'DEM');
  expect(await revenueInAll()).toBe(30n);
  await takeSnapshots(database.db, await readWatermark(database.db));
  await transaction(database.db, (tx) => post(tx, placeBet(bet(5, { issueId: 73n }))));
  await sweep(73n);
  expect(await revenueInAll()).toBe(35n);
  // A lie in the last snapshot is in all that is read and summed from it: nothing before it was read.
  await sql`UPDATE ledger_snapshot SET balance = balance + 7`.execute(database.owner);
  expect(await revenueInAll()).toBe(42n);
  await takeSnapshots(database.db, await readWatermark(database.db));
  expect(await revenueInAll()).toBe(42n);
  await sql`DELETE FROM ledger_snapshot`.execute(database.owner);
  expect(await revenueInAll()).toBe(35n);
});

const run = (movement: Parameters<typeof post>[1]) =>
  transaction(database.db, async (tx) => (await post(tx, movement)).verdict);
const setStatus = (status: number) =>
  sql`UPDATE ledger_account SET status = ${status} WHERE player_id = ${playerId}`.execute(
    database.owner,
  );

test('what is owed reaches a frozen account and a closed one; nothing else leaves or enters', async () => {
  const stake = bet(100);
  const issueStake = bet(100);
  expect(await run(placeBet(stake))).toBe('posted');
  expect(await run(placeBet(issueStake))).toBe('posted');
  const gift = (reason: string) => fund({ playerId, amount: mills(1), currency: 'DEM', reason });
  await setStatus(1);
  expect(await run(placeBet(bet(1)))).toBe('locked');
  expect(await run(gift('frozen'))).toBe('posted');
  expect(await run(payout({ ...bet(1), run: 1 }))).toBe('posted');
  await setStatus(2);
  expect(await run(placeBet(bet(1)))).toBe('locked');
  expect(await run(gift('closed'))).toBe('locked');
  for (const owed of [
    cancelBet(stake),
    refundIssue(issueStake),
    refundTie({ ...bet(1), run: 1 }),
    payout({ ...bet(1), run: 1 }),
  ]) {
    expect(await run(owed)).toBe('posted');
  }
  await setStatus(0);
  expect(await run(gift('open-again'))).toBe('posted');
});

test('one closed account keeps nobody else from what is owed', async () => {
  const other = playerId + 1_000_000n;
  await setStatus(2);
  const outcomes = await transaction(database.db, (tx) =>
    postAll(tx, [
      [payout({ ...bet(5), run: 1 })],
      [fund({ playerId, amount: mills(1), currency: 'DEM', reason: 'late' })],
      [payout({ ...bet(7, { playerId: other }), run: 1 })],
    ]),
  );
  expect(outcomes.map(({ verdict }) => verdict)).toEqual(['posted', 'locked', 'posted']);
});

describe('two players in one unit', () => {
  const other = async (money = 0): Promise<bigint> => {
    const id = (lastPlayer += 1n);
    const gift = { playerId: id, currency: 'DEM' as const, reason: 'test' };
    if (money > 0) await run(fund({ ...gift, amount: mills(money) }));
    return id;
  };
  const send = (to: bigint, amount: number, id = newId()) =>
    transfer({ id, from: playerId, to, amount: mills(amount), currency: 'DEM' });
  const postUnits = (...units: readonly (readonly Movement[])[]) =>
    transaction(database.db, (tx) => postAll(tx, units));
  const balances = async (...players: readonly bigint[]) =>
    Promise.all(players.map((one) => balanceOf(database.db, one, 'DEM')));

  test('both have their journal, and whoever sends it again changes nothing', async () => {
    const to = await other();
    const id = newId();
    const [first] = await postUnits(send(to, 300, id));
    expect(first).toEqual({ verdict: 'posted', balance: 300n, journalId: id });
    const [again] = await postUnits(send(to, 300, id));
    expect(again).toEqual({ verdict: 'repeated', balance: 300n, journalId: id });
    const [changed] = await postUnits(send(to, 301, id));
    expect(changed?.verdict).toBe('reused');
    expect(await balances(playerId, to)).toEqual([700n, 300n]);
  });

  test('or neither: who is short, or must not give, or must not get', async () => {
    const [poor, closed, frozen] = [await other(5), await other(5), await other(5)];
    const setStatus = (id: bigint, status: number) =>
      sql`UPDATE ledger_account SET status = ${status} WHERE player_id = ${id}`.execute(
        database.owner,
      );
    await setStatus(closed, 2);
    await setStatus(frozen, 1);
    const units = [send(poor, 1001), send(closed, 1), send(frozen, 1), send(poor, 999)];
    const outcomes = await postUnits(...units);
    expect(outcomes.map(({ verdict }) => verdict)).toEqual(['short', 'locked', 'posted', 'posted']);
    expect(outcomes[0]?.balance).toBe(1000n);
    expect(await balances(playerId, poor, closed, frozen)).toEqual([0n, 1004n, 5n, 6n]);
  });

  test('a transfer is taken back as a pair, from what the books say of it, once', async () => {
    const to = await other(50);
    const id = newId();
    await postUnits(send(to, 300, id));
    const refs = [playerId, to].map((one) => ({ playerId: one, id }));
    const back = async () => reverse(await readPosted(database.db, refs), newId());
    expect((await postUnits(await back()))[0]?.verdict).toBe('posted');
    expect(await balances(playerId, to)).toEqual([1000n, 50n]);
    expect((await postUnits(await back()))[0]?.verdict).toBe('repeated');
    expect(await balances(playerId, to)).toEqual([1000n, 50n]);
  });

  test('what was spent already is not taken back', async () => {
    const to = await other();
    const id = newId();
    await postUnits(send(to, 300, id));
    await postUnits([placeBet({ ...bet(100), playerId: to })]);
    const refs = [playerId, to].map((one) => ({ playerId: one, id }));
    const [outcome] = await postUnits(reverse(await readPosted(database.db, refs), newId()));
    expect(outcome).toMatchObject({ verdict: 'short', balance: 200n });
    expect(await balances(playerId, to)).toEqual([700n, 200n]);
  });
});

test('a commission is taken back as a pair, also from who has it no longer', async () => {
  const other = (lastPlayer += 1n);
  const id = newId();
  const whose = { followerId: playerId, leaderId: other, planId: newId(), n: 1 };
  const pair = followCommission({ ...whose, id, amount: mills(300), currency: 'DEM' });
  const postUnit = (unit: readonly Movement[]) =>
    transaction(database.db, (tx) => postAll(tx, [unit]));
  const again = { ...whose, id: newId(), amount: mills(300), currency: 'DEM' as const };
  expect((await postUnit(pair))[0]?.verdict).toBe('posted');
  expect((await postUnit(followCommission(again)))[0]?.verdict).toBe('repeated');
  await run(placeBet({ ...bet(100), playerId: other }));
  const refs = [playerId, other].map((one) => ({ playerId: one, id }));
  const back = async () => postUnit(reverse(await readPosted(database.db, refs), newId()));
  expect((await back())[0]?.verdict).toBe('posted');
  expect((await back())[0]?.verdict).toBe('repeated');
  expect(await balanceOf(database.db, playerId, 'DEM')).toBe(1000n);
  expect(await balanceOf(database.db, other, 'DEM')).toBe(-100n);
});

test('a bet that follows is given back like others', async () => {
  for (const [giveBack, stake] of [
    [cancelBet, bet(100)],
    [refundIssue, bet(200)],
  ] as const) {
    expect(await run(followBet(stake))).toBe('posted');
    expect(await run(giveBack(stake))).toBe('posted');
  }
  expect(await balanceOf(database.db, playerId, 'DEM')).toBe(1000n);
});

test('what was paid, given and swept can be taken back, journal by journal', async () => {
  const won = { ...payout({ ...bet(40), run: 1 }), id: newId() };
  const gift = fund({ playerId, amount: mills(7), currency: 'DEM', reason: 'again' });
  const swept = { currency: 'DEM' as const, run: 1, gameId: 4, serialNumber: 202611210142 };
  const sweep = sweepIssue({ ...swept, issueId: 9n, left: mills(-3) });
  const units = [won, gift, sweep!].map((movement) => ({ ...movement, id: newId() }));
  for (const movement of units) {
    await run(movement);
    const { playerId: owner, id } = movement;
    const [back] = reverse(await readPosted(database.db, [{ playerId: owner, id }]), newId());
    expect(await run(back!)).toBe('posted');
  }
  expect(await balanceOf(database.db, playerId, 'DEM')).toBe(1000n);
  expect(await poolBalance(database.db, 9, 'DEM')).toBe(0n);
});

test.each<[string, (movement: Movement) => Movement]>([
  ['under an unknown kind', (movement) => ({ ...movement, kind: 777 })],
  [
    'from the revenue to a player',
    (movement) => ({
      ...movement,
      postings: [{ from: revenue, to: cash, amount: mills(1_000_000) }],
    }),
  ],
  [
    'the wrong way',
    (movement) => ({ ...movement, postings: [{ from: poolOf(7n), to: cash, amount: mills(1) }] }),
  ],
  ['as a reversal, of a kind that is none', (movement) => ({ ...movement, reverses: newId() })],
  [
    "in the books of a player, what is the house's",
    (movement) => ({
      ...movement,
      kind: KIND.sweepIssue,
      postings: [{ from: poolOf(7n), to: revenue, amount: mills(1) }],
    }),
  ],
])('no money moves %s', async (_, wrong) => {
  await expect(run(wrong(placeBet(bet(1))))).rejects.toThrow(/kind \d+ (is unknown|does not move)/);
});

test('the table of kinds, the movements and the texts of the contract are one', async () => {
  const { rows } = await sql<{ kind: number; class: number | null; zh: string; en: string }>`
    SELECT kind, class, zh, en FROM ledger_kind ORDER BY kind`.execute(database.db);
  expect(rows.map(({ kind }) => kind)).toEqual(Object.values(KIND).toSorted((a, b) => a - b));
  const told = rows.filter((row) => row.class !== null);
  expect(Object.fromEntries(told.map(({ kind, ...rest }) => [kind, rest]))).toEqual(
    CASH_FLOW_KINDS,
  );
});

test('the statement shows every movement with the balance after it, newest first', async () => {
  const clock = Date.UTC(2026, 10, 21, 12);
  await database.clock.set(clock);
  const stake = bet(100);
  await transaction(database.db, (tx) => post(tx, placeBet(stake)));
  await database.clock.advance(60_000);
  await transaction(database.db, (tx) =>
    post(tx, payout({ ...stake, amount: mills(195), run: 1 })),
  );
  await database.clock.run();
  const query = { playerId, currency: 'DEM' as const, fromMs: clock, toMs: clock + 60_001 };
  const rows = await statement(database.db, query, { after: undefined, limit: 10 });
  const subject = { gameId: 4, serialNumber: 202611210142, betId: stake.betId };
  expect(await statementSums(database.db, query)).toEqual({ total: 2, sumIn: 195n, sumOut: 100n });
  expect(rows).toMatchObject([
    { atMs: clock + 60_000, type: 401, class: 4, amount: 195n, balanceAfter: 1095n, subject },
    { atMs: clock, type: 301, class: 3, amount: -100n, balanceAfter: 900n, subject },
  ]);
  const sums = (more: object) => statementSums(database.db, { ...query, ...more });
  expect(await sums({ types: [301] })).toEqual({ total: 1, sumIn: 0n, sumOut: 100n });
  expect(await sums({ classes: [4] })).toMatchObject({ total: 1, sumIn: 195n });
  expect(await sums({ reference: stake.betId })).toMatchObject({ total: 2 });
  expect(await sums({ least: 101n })).toMatchObject({ total: 1, sumIn: 195n });
  expect(await sums({ most: 100n, gameId: 4 })).toMatchObject({ total: 1, sumOut: 100n });
  expect(await sums({ gameId: 5 })).toMatchObject({ total: 0 });
  const second = await statement(database.db, query, { after: rows[0]?.place, limit: 1 });
  expect(second.map(({ type }) => type)).toEqual([301]);
});
