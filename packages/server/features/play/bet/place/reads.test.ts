import { sql, type RawBuilder } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { LAST } from '../settle/range.ts';
import { placeCarts } from './store-place.ts';
import { readEnds } from '../settle/store-settle.ts';
import { PLAY_CODES } from '../settle/tickets.ts';
import {
  BET_FEATURES,
  drawTestIssue,
  makePlayers,
  openTestIssue,
  smallCart,
  type TestIssue,
} from '../testing.ts';

/**
 * How much is read to settle an issue: each bet a few times, however many chunks and pages there are.
 * A plan that reads all that is left for each of them takes minutes for a player with 200,000 bets.
 */
const server = withTestServer({ features: BET_FEATURES });
const PLAYERS = 40;
const EACH = 50;
const BETS = PLAYERS * EACH;
const CHUNK = 20;
/** A chunk that nobody fills alone. */
const WIDE = 120;
let issue: TestIssue;

beforeAll(async () => {
  issue = await openTestIssue(server());
  const players = await makePlayers(server(), PLAYERS, mills(1_000_000));
  const picks = Array.from({ length: EACH }, (_, n) => n);
  await placeCarts(
    server().db,
    players.map((player) => smallCart(player, issue, picks)),
  );
});

/** Rows of a table, and of its indexes, that some work reads. */
const readsOf = (table: string, work: (tx: Parameters<typeof readEnds>[0]) => Promise<unknown>) =>
  transaction(server().owner, async (tx) => {
    const count = async (): Promise<number> => {
      const { rows } = await sql<{ reads: bigint }>`
        SELECT sum(pg_stat_get_xact_tuples_returned(oid) + pg_stat_get_xact_tuples_fetched(oid))::bigint AS reads
        FROM (
          SELECT ${table}::regclass::oid AS oid
          UNION ALL SELECT indexrelid FROM pg_index WHERE indrelid = ${table}::regclass) o`.execute(
        tx,
      );
      return Number(rows[0]?.reads);
    };
    const before = await count();
    await work(tx);
    return (await count()) - before;
  });

test('the ends of all chunks are found by the tallies of the issue alone', async () => {
  let ends: Awaited<ReturnType<typeof readEnds>> = [];
  const find = async (tx: Parameters<typeof readEnds>[0]): Promise<void> => {
    ends = await readEnds(tx, issue.id, WIDE);
  };
  const reads = await readsOf('bet_tally', find);
  expect(reads).toBeGreaterThanOrEqual(PLAYERS);
  expect(reads).toBeLessThan(6 * PLAYERS);
  expect(await readsOf('bet', find)).toBe(0);
  const { rows } = await sql<{ bets: number }>`
    SELECT count(b.id)::int AS bets
    FROM unnest(${ends.map(({ playerId }) => playerId)}::bigint[]) WITH ORDINALITY e(id, n)
    LEFT JOIN bet b ON b.issue_id = ${issue.id} AND b.player_id <= e.id
    GROUP BY n ORDER BY n`.execute(server().owner);
  const upTo = [0, ...rows.map(({ bets }) => bets), BETS];
  const sizes = upTo.slice(1).map((bets, i) => bets - (upTo[i] ?? 0));
  expect(sizes.length).toBeGreaterThan(BETS / WIDE / 2);
  expect(Math.max(...sizes)).toBeLessThan(2 * WIDE);
  expect(Math.min(...sizes.slice(0, -1))).toBeGreaterThan(0);
});

test('where somebody has more than a chunk, its ends are found in one walk through the index', async () => {
  let ends = 0;
  const reads = await readsOf('bet', async (tx) => {
    const { rows } = await sql`
      SELECT FROM bet_ends_inside(${issue.id}, 0, '00000000-0000-0000-0000-000000000000', ${CHUNK}, 500)`.execute(
      tx,
    );
    ends = rows.length;
  });
  expect(ends).toBeGreaterThan(60);
  expect(reads).toBeGreaterThanOrEqual(BETS);
  expect(reads).toBeLessThan(4 * BETS);
});

test('the leaves of a page are looked at without the bets behind it', async () => {
  const { ids, codes } = PLAY_CODES;
  const page: RawBuilder<{ differs: string[] | null; last_player: bigint | null; id: string }> =
    sql`SELECT differs, last_player, last_id AS id FROM bet_leaf_differs(${issue.id}, 0,
      '00000000-0000-0000-0000-000000000000', ${LAST.playerId}, ${LAST.id}, ${CHUNK}, 1000000, NULL, NULL, ${ids}::smallint[], ${codes}::text[])`;
  const reads = await readsOf('bet', async (tx) => {
    const { rows } = await page.execute(tx);
    expect(rows).toEqual([expect.objectContaining({ differs: null, id: expect.any(String) })]);
  });
  expect(reads).toBeGreaterThanOrEqual(CHUNK);
  expect(reads).toBeLessThan(4 * CHUNK);
});

test('what an issue paid is added up without a look at the journal of any stake', async () => {
  await drawTestIssue(server(), issue, '0,0,0,0,0');
  await server().runJobs('bet.settle');
  const reads = await readsOf('ledger_journal', (tx) =>
    sql`SELECT bet_paid_hash(${issue.id})`.execute(tx),
  );
  const wins = BETS / 10;
  expect(reads).toBeGreaterThanOrEqual(wins);
  expect(reads).toBeLessThan(4 * wins);
});
