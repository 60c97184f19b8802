import { beforeAll, expect, test } from 'vitest';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { withoutBet } from '#testing/stand-ins';
import { SITE } from '../games/store-version.ts';
import { insertHolidays } from '../games/store-holiday.ts';
import { lottery } from '../index.ts';
import { at, fedGames, game } from '../testing/fed-games.ts';

/** Two state games that were not sold for a draw after Spring Festival of 2026, and the numbers behind it. */
const [DLT, THREE] = [game('DLT'), game('FC3D')];
const server = withTestServer({
  features: [lottery, withoutBet],
  startAt: at('2026-02-13T22:00'),
  games: [DLT.id, THREE.id],
});

const { take, waiting, alarmsOf, stateOf, to } = fedGames(server);

beforeAll(async () => {
  // The calendar of operators is wrong twice.
  const by = { author: SITE, reason: 'a slip', source: 'none' };
  await transaction(server().db, (tx) =>
    insertHolidays(
      tx,
      [
        { gameId: DLT.id, day: '2026-02-25', rule: 'rest' },
        { gameId: THREE.id, day: '2026-02-24', rule: 'rest' },
      ],
      by,
    ),
  );
});

test('renumbers issues not yet on sale after a missed draw', async () => {
  await take(THREE, '2026044,2026-02-13,1 2 3');
  await to('2026-02-24T12:00');
  expect(await waiting(THREE)).toEqual([
    { serial: 2026045, day: '2026-02-25', step: 'made' },
    { serial: 2026046, day: '2026-02-26', step: 'made' },
  ]);
  await to('2026-02-24T21:20');
  const report = await take(THREE, '2026045,2026-02-24,4 5 6');
  expect(report).toMatchObject({ faults: [], disagreements: [{ line: 2 }] });
  expect(await waiting(THREE)).toEqual([
    { serial: 2026046, day: '2026-02-25', step: 'made' },
    { serial: 2026047, day: '2026-02-26', step: 'made' },
  ]);
  // Now there is room for it in the history.
  expect(await take(THREE, '2026045,2026-02-24,4 5 6')).toMatchObject({ added: 1 });
  expect(await stateOf(THREE)).toBe(0);
});

test('stops the game when the number of an issue on sale is already drawn', async () => {
  await take(DLT, '2026018,2026-02-11,01 02 03 04 05 + 06 07');
  await to('2026-02-26T10:00');
  expect(await waiting(DLT)).toEqual([{ serial: 2026019, day: '2026-02-28', step: 'on sale' }]);
  await take(DLT, '2026019,2026-02-25,02 03 04 05 06 + 07 08');
  expect(await waiting(DLT)).toEqual([{ serial: 2026019, day: '2026-02-28', step: 'closed' }]);
  expect(await alarmsOf(DLT)).toEqual([['serial shifted', 2026019, { drawn: '2026-02-25' }]]);
  expect(await stateOf(DLT)).toBe(1);
  await to('2026-02-28T12:00');
  expect((await waiting(DLT)).at(-1)).toMatchObject({ serial: 2026021, day: '2026-03-02' });
});
