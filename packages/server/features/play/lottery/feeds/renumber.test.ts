import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { invariant } from '@fairlot/rules/core/invariant';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { withoutBet } from '#testing/stand-ins';
import { seizeIssue } from '../claims/store-claim.ts';
import { SITE } from '../games/store-version.ts';
import { insertHolidays } from '../games/store-holiday.ts';
import { cancelIssue } from '../steps/end.ts';
import { lottery } from '../index.ts';
import { at, fedGames, game } from '../testing/fed-games.ts';

/** A state game that was sold on a day without a draw in the rest of 2026, and the numbers behind it. */
const SSQ = game('SSQ');
const server = withTestServer({
  features: [lottery, withoutBet],
  startAt: at('2026-02-12T22:00'),
  games: [SSQ.id],
});

const { take, waiting, alarmsOf, stateOf, to } = fedGames(server);

beforeAll(async () => {
  // The calendar of operators is wrong.
  const by = { author: SITE, reason: 'a slip', source: 'none' };
  await transaction(server().db, (tx) =>
    insertHolidays(tx, [{ gameId: SSQ.id, day: '2026-02-15', rule: 'extra' }], by),
  );
});

test('sells a day without a draw under the number of the next draw', async () => {
  await take(SSQ, '2026019,2026-02-12,01 02 03 04 05 06 + 07');
  await to('2026-02-12T22:01');
  expect(await waiting(SSQ)).toEqual([{ serial: 2026020, day: '2026-02-15', step: 'made' }]);
  await to('2026-02-15T12:00');
  expect(await waiting(SSQ)).toMatchObject([{ serial: 2026020, step: 'on sale' }]);
});

test('does not settle an issue by a draw of another day', async () => {
  await to('2026-02-15T21:30');
  expect(await waiting(SSQ)).toMatchObject([{ serial: 2026020, step: 'closed' }]);
  // People cancel it: there was no draw.
  await transaction(server().db, async (tx) => {
    const { rows } = await sql<{ id: number }>`
      SELECT id FROM issue WHERE game_id = ${SSQ.id} AND serial_number = 2026020`.execute(tx);
    const claim = await seizeIssue(tx, rows[0]?.id ?? 0, 'test', 'draw');
    invariant(claim, 'the issue waits for its draw');
    await cancelIssue(tx, claim, 'no draw on that day');
  });
  // Ten days without a result are a rest, and no feed that went silent.
  await to('2026-02-24T12:00');
  expect(await stateOf(SSQ)).toBe(0);
  expect(await waiting(SSQ)).toMatchObject([
    { serial: 2026020, step: 'cancelled' },
    { serial: 2026021, day: '2026-02-24', step: 'on sale' },
    { serial: 2026022, day: '2026-02-26', step: 'made' },
  ]);
  await to('2026-02-24T21:10');
  const report = await take(SSQ, '2026020,2026-02-24,02 03 04 05 06 07 + 08');
  expect(report).toMatchObject({ drawn: 0, added: 0, faults: [], disagreements: [{ line: 2 }] });
});

test('stops an issue with a wrong number and numbers later ones correctly', async () => {
  expect(await alarmsOf(SSQ)).toEqual([
    ['serial shifted', 2026020, { drawn: '2026-02-24' }],
    ['feed contradicts', 2026021, { reported: 2026020 }],
    ['serial shifted', 2026022, { official: 2026021, day: '2026-02-26' }],
  ]);
  const { rows } = await sql<{ closed: boolean }>`
    SELECT closed_at IS NOT NULL AS closed FROM issue
    WHERE game_id = ${SSQ.id} AND serial_number = 2026022`.execute(server().db);
  expect(rows).toEqual([{ closed: true }]);
  // The game is sold on: only that issue takes no bets.
  expect(await stateOf(SSQ)).toBe(0);
  await to('2026-03-01T12:00');
  await take(SSQ, '2026021,2026-02-26,02 03 04 05 06 07 + 09');
  await to('2026-03-02T12:00');
  await take(SSQ, '2026022,2026-03-01,02 03 04 05 06 07 + 10');
  await to('2026-03-02T12:01');
  const made = (await waiting(SSQ)).filter(({ step }) => step === 'on sale' || step === 'made');
  expect(made).toEqual([{ serial: 2026023, day: '2026-03-03', step: 'on sale' }]);
  // From here on a result finds its issue.
  await to('2026-03-03T21:20');
  const report = await take(SSQ, '2026023,2026-03-03,02 03 04 05 06 07 + 11');
  expect(report).toMatchObject({ drawn: 1, disagreements: [] });
});

test('ignores a repeated result', async () => {
  const before = await alarmsOf(SSQ);
  const all = await waiting(SSQ);
  await take(SSQ, '2026020,2026-02-24,02 03 04 05 06 07 + 08');
  expect(await alarmsOf(SSQ)).toEqual(before);
  expect(await waiting(SSQ)).toEqual(all);
});
