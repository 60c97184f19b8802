import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { categoryOf } from '@fairlot/rules/lottery/categories';
import { withTestServer } from '#testing';
import { rulesHashOf } from '../../fair/commitment/index.ts';
import { changeTerms } from '../odds/odds.ts';
import { PRIZE_LIMIT } from '../odds/terms.ts';
import { BET_FEATURES, FIVE_DIGITS, THREE_DIGITS } from '../testing.ts';

const START = Date.parse('2027-03-05T04:00:30Z');
const DAY_MS = 86_400_000;
const server = withTestServer({ features: BET_FEATURES, startAt: START });

const announced = async (gameId: number, day: string): Promise<string> => {
  const { rows } = await sql<{ hash: string }>`
    SELECT body::jsonb ->> 'rulesHash' AS hash FROM manifest
    WHERE game_id = ${gameId} AND kind = 'day' AND day = ${day}::date`.execute(server().owner);
  return rows[0]?.hash ?? '';
};

/** Old prices stay proven by the days they were announced for (F14). */
it('the anchor of a day names the prices that were in force when it was made', async () => {
  const [five, three] = [categoryOf(FIVE_DIGITS), categoryOf(THREE_DIGITS)];
  if (!five || !three) throw new Error('both are games');
  const prizeLimit = PRIZE_LIMIT;
  const standard = { odds: new Map(), prizeLimit };
  await server().runJobs('fair.prepare');
  expect(await announced(FIVE_DIGITS, '2027-03-06')).toBe(rulesHashOf(five, standard));

  const odds = { 'ssc.c.total': Array.from({ length: 9 }, () => 19_000n) };
  await changeTerms(server().platform, FIVE_DIGITS, { odds });
  await server().clock.set(START + DAY_MS);
  await server().runJobs('fair.prepare');
  expect(await announced(FIVE_DIGITS, '2027-03-06')).toBe(rulesHashOf(five, standard));
  const changed = new Map(Object.entries(odds));
  expect(await announced(FIVE_DIGITS, '2027-03-08')).toBe(
    rulesHashOf(five, { odds: changed, prizeLimit }),
  );
  expect(await announced(FIVE_DIGITS, '2027-03-08')).not.toBe(rulesHashOf(five, standard));
  expect(await announced(THREE_DIGITS, '2027-03-08')).toBe(rulesHashOf(three, standard));

  // What a bet is paid at most is a price too.
  const plays = { 'd3.fixed': { prizeLimit: '5000' } };
  await changeTerms(server().platform, THREE_DIGITS, { prizeLimit: '1000000', plays });
  await server().clock.set(START + 2 * DAY_MS);
  await server().runJobs('fair.prepare');
  const cut = { odds: new Map(), prizeLimit: 1_000_000n };
  const prizeLimits = new Map([['d3.fixed', 5_000n]]);
  expect(await announced(THREE_DIGITS, '2027-03-09')).toBe(
    rulesHashOf(three, { ...cut, prizeLimits }),
  );
  expect(rulesHashOf(three, { ...cut, prizeLimits })).not.toBe(rulesHashOf(three, cut));
});

// The audit after it is what would read all jobs for each issue.
it('all issues of days are audited, whatever statistics say of their jobs', async () => {
  await sql`
    WITH young AS (
      UPDATE pg_class SET reltuples = 1, relpages = 1 WHERE oid = 'issue_job'::regclass RETURNING oid)
    DELETE FROM pg_statistic s USING young WHERE s.starelid = young.oid`.execute(server().owner);
  const { rows } = await sql<{ many: boolean }>`
    SELECT count(*) > 10000 AS many FROM issue`.execute(server().owner);
  expect(rows).toEqual([{ many: true }]);
});
