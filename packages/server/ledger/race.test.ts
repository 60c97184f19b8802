import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { mills, sumMoney, type Money } from '@fairlot/rules/core/money';
import { codeOf, newId, openDatabase, retrying, transaction, type Db } from '#platform/db';
import { createTestDatabase, type TestDatabase } from '#testing/database';
import { withdrawalsOf } from './accounts.ts';
import {
  cancelBet,
  capture,
  fund,
  newHoldId,
  payout,
  placeBet,
  release,
  reserve,
  sweepIssue,
  transfer,
  type BetAmount,
  type Movement,
} from './movements/index.ts';
import { post, postAll } from './post.ts';
import { balanceOf, heldBy } from './read.ts';
import { auditLedger } from './testing/audit-ledger.ts';
import { byRing } from '#testing/ring';

/** Transactions of each of many at once. */
const EACH = byRing({ short: 20, all: 40, long: 400 });
const CLIENTS = 50;
const ACCOUNTS = 200;
/** Waits for a lock, and for a statement, that ran out; a deadlock has a code of its own. */
const WAITED_OUT = new Set(['55P03', '57014']);

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.ownerUrl, { maxConnections: CLIENTS });
});
afterAll(async () => {
  await db.destroy();
  await database.stop();
});
afterEach(async () => expect(await auditLedger(database.owner)).toEqual([]));

const bet = (playerId: bigint, amount: Money | number): BetAmount => ({
  playerId,
  betId: newId(),
  issueId: 1n,
  currency: 'DEM',
  amount: mills(amount),
  gameId: 1,
  serialNumber: 1,
});

const give = (playerId: bigint, amount: number) =>
  transaction(db, (tx) =>
    post(tx, fund({ playerId, amount: mills(amount), currency: 'DEM', reason: newId() })),
  );

const newHold = (playerId: bigint) => ({
  playerId,
  holdId: newHoldId(),
  currency: 'DEM' as const,
  purpose: 'withdrawal' as const,
});

/** A small generator with a seed of its own for each client: a failure can be repeated. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test(
  'L2: 50 clients, 200 accounts, a random mix, and no deadlock',
  { timeout: 200_000 },
  async () => {
    for (let i = 1; i <= ACCOUNTS; i += 1) await give(BigInt(i), 10_000);
    const errors = new Map<string, number>();
    let [ran, done] = [0, 0];
    const client = async (seed: number): Promise<void> => {
      const random = randomOf(seed);
      const mine: BetAmount[] = [];
      let held = newHold(1n);
      for (let n = 0; n < EACH; n += 1) {
        const kind = random(14);
        const old = mine[random(mine.length)];
        const fresh = Array.from({ length: 1 + random(8) }, () =>
          bet(BigInt(1 + random(ACCOUNTS)), 1 + random(300)),
        );
        const from = 1 + random(ACCOUNTS);
        const to = 1 + ((from + random(ACCOUNTS - 1)) % ACCOUNTS);
        const sent = {
          id: newId(),
          from: BigInt(from),
          to: BigInt(to),
          amount: mills(1 + random(300)),
        };
        const isHeld = kind >= 12;
        if (kind === 12) held = newHold(BigInt(from));
        const part = { ...held, amount: mills(1 + random(60)), part: newId() };
        const movement =
          kind === 12
            ? reserve({ ...held, amount: mills(100) })
            : random(2) === 0
              ? release(part)
              : capture({ ...part, to: withdrawalsOf(1n) });
        const units = isHeld
          ? [[movement], ...fresh.map((one) => [placeBet(one)])]
          : kind >= 10
            ? [[...transfer({ ...sent, currency: 'DEM' })], ...fresh.map((one) => [placeBet(one)])]
            : kind < 7 || !old
              ? fresh.map((one) => [placeBet(one)])
              : [
                  [
                    kind === 7
                      ? cancelBet(old)
                      : payout({ ...old, amount: mills(1 + random(500)), run: 1 }),
                  ],
                ];
        ran += 1;
        try {
          const outcomes = await transaction(db, (tx) => postAll(tx, units));
          if (kind < 7 || (!old && kind < 10))
            fresh.forEach((one, i) => outcomes[i]?.verdict === 'posted' && mine.push(one));
          done += 1;
        } catch (error) {
          // On a busy machine a wait may run out; that is no deadlock, and callers try again.
          const code = codeOf(error) ?? String(error);
          if (!WAITED_OUT.has(code)) errors.set(code, (errors.get(code) ?? 0) + 1);
        }
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, (_, i) => client(i + 1)));
    expect([...errors]).toEqual([]);
    // Where calls hang until their time is over, little is done.
    expect(done).toBeGreaterThan(ran * 0.9);
  },
);

test('L3: a balance of 100 and 100 bets at once: exactly what fits is charged', async () => {
  const playerId = 1_000n;
  await give(playerId, 100);
  const bets = Array.from({ length: 100 }, (_, i) => bet(playerId, i + 1));
  const outcomes = await Promise.all(
    bets.map((one) => retrying(() => transaction(db, (tx) => post(tx, placeBet(one))))),
  );
  const accepted = bets.filter((_, i) => outcomes[i]?.verdict === 'posted');
  const spent = sumMoney(accepted.map(({ amount }) => amount));
  expect(accepted.length).toBeGreaterThan(0);
  expect(spent <= 100n).toBe(true);
  expect(await balanceOf(db, playerId, 'DEM')).toBe(100n - spent);
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM ledger_journal WHERE player_id = ${playerId} AND kind = 301`.execute(db);
  expect(rows.map(({ id }) => id).toSorted()).toEqual(
    accepted.map(({ betId }) => betId).toSorted(),
  );
});

test('L3: two players who send each other all they have, many times at once, keep it all', async () => {
  const [one, other] = [1_010n, 1_011n];
  await give(one, 100);
  await give(other, 100);
  const send = (n: number) =>
    transfer({
      id: newId(),
      from: n % 2 === 0 ? one : other,
      to: n % 2 === 0 ? other : one,
      amount: mills(60),
      currency: 'DEM',
    });
  const outcomes = await Promise.all(
    Array.from({ length: 60 }, (_, n) =>
      retrying(() => transaction(db, (tx) => postAll(tx, [send(n)]))),
    ),
  );
  const verdicts = new Set(outcomes.flat().map(({ verdict }) => verdict));
  expect([...verdicts].toSorted()).toEqual(['posted', 'short']);
  const balances = [await balanceOf(db, one, 'DEM'), await balanceOf(db, other, 'DEM')];
  expect(sumMoney(balances)).toBe(200n);
  expect(balances.every((balance) => balance >= 0n)).toBe(true);
});

test('L3, control: accounts locked in the order of the transfer, and not of their keys, lock each other out', async () => {
  await sql`CREATE TABLE bare_pair (id int PRIMARY KEY, balance bigint)`.execute(database.owner);
  await sql`INSERT INTO bare_pair VALUES (1, 100), (2, 100)`.execute(database.owner);
  await sql`GRANT SELECT, UPDATE ON bare_pair TO fairlot_app`.execute(database.owner);
  const add = (tx: Db, id: number, amount: number) =>
    sql`UPDATE bare_pair SET balance = balance + ${amount} WHERE id = ${id}`.execute(tx);
  const send = (from: number, to: number) =>
    transaction(db, async (tx) => {
      await add(tx, from, -10);
      await sql`SELECT pg_sleep(0.05)`.execute(tx);
      await add(tx, to, 10);
      return 'sent';
    }).catch((error: unknown) => codeOf(error));
  expect(await Promise.all([send(1, 2), send(2, 1)])).toContain('40P01');
});

test('L3, control: without the lock on the account the same bets overspend', async () => {
  const owner = database.owner;
  await sql`CREATE TABLE bare_account (id int PRIMARY KEY, balance bigint); `.execute(owner);
  await sql`INSERT INTO bare_account VALUES (1, 100)`.execute(owner);
  await sql`GRANT SELECT, UPDATE ON bare_account TO fairlot_app`.execute(owner);
  const spend = (amount: number) =>
    transaction(db, async (tx) => {
      const { rows } = await sql<{ balance: bigint }>`SELECT balance FROM bare_account`.execute(tx);
      if ((rows[0]?.balance ?? 0n) < BigInt(amount)) return 0;
      await sql`SELECT pg_sleep(0.02)`.execute(tx);
      await sql`UPDATE bare_account SET balance = balance - ${amount}`.execute(tx);
      return amount;
    });
  const spent = await Promise.all(Array.from({ length: 40 }, () => spend(60)));
  expect(spent.reduce((a, b) => a + b, 0)).toBeGreaterThan(100);
});

test('L4: the same request 50 times at once: one effect, equal answers; another content is told', async () => {
  const playerId = 1_001n;
  await give(playerId, 1_000);
  const one = bet(playerId, 100);
  const run = (content: BetAmount) =>
    retrying(() => transaction(db, (tx) => post(tx, placeBet(content))));
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => run(one)));
  expect(outcomes.filter(({ verdict }) => verdict === 'posted')).toHaveLength(1);
  expect(new Set(outcomes.map(({ balance, journalId }) => `${balance} ${journalId}`))).toEqual(
    new Set([`900 ${one.betId}`]),
  );
  const others = await Promise.all(
    Array.from({ length: 5 }, () => run({ ...one, amount: mills(1) })),
  );
  expect(others.map(({ verdict }) => verdict)).toEqual(Array.from({ length: 5 }, () => 'reused'));
  expect(await balanceOf(db, playerId, 'DEM')).toBe(900n);
});

test('L4: journals of the house under one key happen once, and the losers may try again', async () => {
  const playerId = 1_002n;
  await give(playerId, 100);
  const stake = { ...bet(playerId, 100), issueId: 5n };
  await transaction(db, (tx) => post(tx, placeBet(stake)));
  const sweep = sweepIssue({
    issueId: 5n,
    currency: 'DEM',
    left: mills(100),
    run: 1,
    gameId: 1,
    serialNumber: 1,
  });
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, () =>
      retrying(() => transaction(db, async (tx) => sweep && post(tx, sweep))),
    ),
  );
  expect(outcomes.filter((outcome) => outcome?.verdict === 'posted')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome?.verdict === 'repeated')).toHaveLength(19);
});

/** Takes what it can out of a hold of 100, in parts of 30 and from many sides at once. */
async function drain(playerId: bigint): Promise<readonly string[]> {
  const hold = { playerId, holdId: newHoldId(), currency: 'DEM' as const };
  const purpose = 'withdrawal' as const;
  // Another hold beside it: what the one lacks may not come out of the other.
  const other = { ...hold, holdId: newHoldId(), purpose, amount: mills(1_000) };
  const run = (movement: Movement) => retrying(() => transaction(db, (tx) => post(tx, movement)));
  await run(reserve({ ...hold, purpose, amount: mills(100) }));
  await run(reserve(other));
  const parts = Array.from({ length: 30 }, (_, n) => {
    const part = { ...hold, purpose, amount: mills(30), part: `part-${n}` };
    return n % 2 === 0 ? release(part) : capture({ ...part, to: withdrawalsOf(1n) });
  });
  const outcomes = await Promise.all(parts.map((part) => run(part).catch((error) => error)));
  return outcomes.map((outcome) => outcome.verdict ?? codeOf(outcome));
}

test('L3: a hold of 100 and 30 parts of 30 at once: three of them are given', async () => {
  const playerId = 1_003n;
  await give(playerId, 1_100);
  const verdicts = await drain(playerId);
  expect(verdicts.filter((verdict) => verdict === 'posted')).toHaveLength(3);
  expect(verdicts.filter((verdict) => verdict === 'ended')).toHaveLength(27);
  expect(await heldBy(db, playerId, 'DEM')).toBe(1_010n);
});

test('L3: holds and bets at once: what is held pays no bet, what is bet is not held', async () => {
  const playerId = 1_004n;
  await give(playerId, 100);
  const hold = { playerId, currency: 'DEM' as const, purpose: 'schedule' as const };
  const outcomes = await Promise.all(
    Array.from({ length: 40 }, async (_, n) => {
      const amount = mills(1 + (n % 20));
      const isHold = n % 2 === 0;
      const movement = isHold
        ? reserve({ ...hold, holdId: newHoldId(), amount })
        : placeBet(bet(playerId, amount));
      const { verdict } = await retrying(() => transaction(db, (tx) => post(tx, movement)));
      return { isHold, amount, verdict };
    }),
  );
  const verdicts = new Set(outcomes.map(({ verdict }) => verdict));
  expect([...verdicts].toSorted()).toEqual(['posted', 'short']);
  // Which of them come first is left to the machine; what was posted is there to the last thousandth.
  const posted = (isHold: boolean): bigint =>
    outcomes
      .filter((each) => each.verdict === 'posted' && each.isHold === isHold)
      .reduce((sum, { amount }) => sum + amount, 0n);
  const { rows } = await sql<{ staked: bigint | null }>`
    SELECT sum(amount)::bigint AS staked FROM ledger_entry WHERE player_id = ${playerId} AND account = 10`.execute(
    db,
  );
  const [free, held] = [await balanceOf(db, playerId, 'DEM'), await heldBy(db, playerId, 'DEM')];
  expect([held, rows[0]?.staked ?? 0n]).toEqual([posted(true), posted(false)]);
  expect(free + held + posted(false)).toBe(100n);
  expect(free).toBeGreaterThanOrEqual(0n);
});

test('L3, control: without the look at what a hold has left, one gives what others hold', async () => {
  const playerId = 1_005n;
  await give(playerId, 1_100);
  const guard = sql<{ text: string }>`
    SELECT pg_get_functiondef('ledger_hold_barred'::regproc) AS text`;
  const text = (await guard.execute(database.owner)).rows[0]?.text ?? '';
  await sql.raw(text.replace('r.after < 0 OR', 'false OR')).execute(database.owner);
  const verdicts = await drain(playerId).finally(() => sql.raw(text).execute(database.owner));
  // The constraint of the table is the last that stands in the way.
  expect(verdicts.filter((verdict) => verdict === 'posted')).toHaveLength(3);
  expect(verdicts.filter((verdict) => verdict === '23514')).toHaveLength(27);
});
