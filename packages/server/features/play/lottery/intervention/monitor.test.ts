import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { invariant } from '@fairlot/rules/core/invariant';
import { findPlay } from '@fairlot/rules/play/index';
import { withTestServer } from '#testing';
import { BET_FEATURES, FIVE_DIGITS, openTestIssue } from '../../bet/testing.ts';
import { getIssueMonitor } from './monitor.ts';
import { createMostPayout } from './most-payout.ts';

/** What operators see of the issue on sale: the number that its bets would cost most on. */
const server = withTestServer({ features: BET_FEATURES, games: [FIVE_DIGITS] });

const idOf = (code: string): number => {
  const play = findPlay(code);
  invariant(play, code);
  return play.id;
};
const current = async () => {
  const { Rows } = await getIssueMonitor(server().db, createMostPayout(server().db));
  return Rows.find(({ GameId }) => GameId === FIVE_DIGITS)?.Current;
};
const costliest = async () => (await current())?.Costliest;

test('names the number that costs most of those that are counted, over all of its shards', async () => {
  await openTestIssue(server());
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM issue WHERE game_id = ${FIVE_DIGITS}
      AND serial_number = ${(await current())?.SerialNumber}`.execute(server().owner);
  const id = rows[0]?.id;
  // Nothing is counted where no cap is set.
  expect(await costliest()).toBeNull();
  const take = (code: string | null, cell: number, taken: readonly number[]) =>
    sql`
      INSERT INTO liability (issue_id, play_id, cell, shard, cap, taken)
      SELECT ${id}, ${code === null ? 0 : idOf(code)}, ${cell}, n - 1, 1000000, t
      FROM unnest(${taken}::bigint[]) WITH ORDINALITY AS s(t, n)`.execute(server().owner);
  await take('ssc.c.total', 1, [0, 0]);
  expect(await costliest()).toBeNull();
  await take('ssc.c.total', 0, [600, -100, 700]);
  await take('ssc.front3.direct', 7, [1_150]);
  // What all plays without numbers may bring is no number.
  await take(null, 0, [900_000]);
  expect(await costliest()).toEqual({
    Play: 'ssc.c.total',
    PlayName: findPlay('ssc.c.total')?.name,
    Option: { zh: '总和大', en: expect.any(String) },
    Pays: 1_200n,
  });
  await take('ssc.fixed', 203, [1_000, 201]);
  expect(await costliest()).toMatchObject({
    Play: 'ssc.fixed',
    Option: { zh: '第3位 3', en: '3 at place 3' },
    Pays: 1_201n,
  });
});
