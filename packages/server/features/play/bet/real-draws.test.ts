import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { invariant } from '@fairlot/rules/core/invariant';
import { categoryByCode } from '@fairlot/rules/lottery/categories';
import { betHttp } from '@fairlot/wire/play/bet';
import { lotteryHttp } from '@fairlot/wire/play/lottery';
import { sql } from 'kysely';
import { withTestServer } from '#testing';
import { importDraws } from '../lottery/feeds/index.ts';
import { registerPlayer } from '../../auth/login/testing.ts';
import { BET_FEATURES, placeOn, row } from './testing.ts';

/** Real draws of whole years through the file feed, and bets on the last of them with their prizes. */
const FOLDER = join(import.meta.dirname, '../../../../../../shared/data/real-draws');

/** What a note wins: its prize class (一等奖 1), 0 for none. */
type Known = readonly [play: string, content: string, tier: number];
/** In the order of their last draws. */
const GAMES: readonly {
  code: string;
  file: string;
  lines: number;
  last: string;
  /** What a note of two pays, class by class, as it is published. */
  prizes: readonly number[];
  bets: readonly Known[];
}[] = [
  {
    code: 'SSQ',
    file: 'ssq.csv',
    lines: 194,
    // 07 16 21 24 27 30 + 07
    last: '2026-04-28',
    prizes: [5_000_000, 100_000, 3_000, 200, 10, 5],
    bets: [
      ['ssq.std', '01,16,21,24,27,30|07', 3],
      ['ssq.std', '01,02,21,24,27,30|07', 4],
      ['ssq.std', '01,02,03,24,27,30|07', 5],
      ['ssq.std', '01,02,03,04,05,06|07', 6],
      ['ssq.std', '07,16,21,24,01,02|08', 5],
      ['ssq.std', '07,16,21,01,02,03|08', 0],
    ],
  },
  {
    code: 'DLT',
    file: 'dlt.csv',
    lines: 190,
    // 01 13 18 27 33 + 04 07
    last: '2026-04-29',
    prizes: [10_000_000, 100_000, 10_000, 3_000, 300, 200, 100, 15, 5],
    bets: [
      ['dlt.std', '01,13,18,27,33|01,02', 3],
      ['dlt.std', '01,13,18,27,02|04,07', 4],
      ['dlt.std', '01,13,18,27,02|04,08', 5],
      ['dlt.std', '01,13,18,02,03|04,07', 6],
      ['dlt.std', '01,13,18,27,02|01,02', 7],
      ['dlt.std', '01,13,02,03,05|04,07', 8],
      ['dlt.std', '02,03,05,06,08|04,07', 9],
      ['dlt.std', '02,03,05,06,08|04,08', 0],
    ],
  },
];

const lack = existsSync(FOLDER) ? '' : ': shared/data/real-draws is not here';
/** Numbers of a zone as a bet keeps them. */
const canonical = (text: string): string =>
  text
    .split('|')
    .map((zone) => zone.split(',').toSorted().join(','))
    .join('|');
const idOf = (code: string): number => categoryByCode(code)?.id ?? 0;
const server = withTestServer({
  features: BET_FEATURES,
  startAt: Date.parse('2026-04-28T02:00:00Z'),
  games: GAMES.map(({ code }) => idOf(code)),
});

async function take(code: string, lines: readonly string[]) {
  const category = categoryByCode(code);
  invariant(category, 'a game of the catalogue');
  const done = await importDraws(
    server().platform,
    category,
    ['issue,date,number', ...lines].join('\n'),
  );
  invariant(done.ok, 'the file is read');
  return done.value;
}

describe.skipIf(lack !== '').each(GAMES)(
  `real draws of $code${lack}`,
  ({ code, file, lines: many, last, prizes, bets }) => {
    const lines = lack ? [] : readFileSync(join(FOLDER, file), 'utf8').trim().split('\n').slice(1);
    const gameId = idOf(code);
    beforeAll(async () => {
      await server().clock.set(Date.parse(`${last}T02:00:00Z`));
      const report = await take(code, lines.slice(0, -1));
      expect(report).toMatchObject({ added: many - 1, faults: [], disagreements: [], state: 0 });
      await server().runJobs();
    });

    test('come in whole, and the last of them settles known bets to known prizes', async () => {
      const { token } = await registerPlayer(server());
      const info = await server().call(lotteryHttp.getLotteryInfo, {
        GameIdList: [gameId],
        Countdown: true,
      });
      const issue = info.value[gameId]?.CurrentIssue;
      invariant(issue, 'an issue is on sale');
      expect(String(issue.SerialNumber)).toBe(lines.at(-1)?.split(',')[0]);
      const on = { id: 0, gameId, serial: issue.SerialNumber };
      const told = await server().call(betHttp.getOdds, { GameId: gameId });
      const seen = { OddsVersion: told.value.Version };
      for (const [play, content] of bets) {
        expect((await placeOn(server(), token, on, [row(play, content, seen)])).code).toBe('OK');
      }
      await server().clock.set(issue.DrawTimeStamp + 60_000);
      await server().runJobs();
      expect(await take(code, lines.slice(-1))).toMatchObject({ drawn: 1, disagreements: [] });
      await server().runJobs();
      const { rows } = await sql<{ content: string; prize: bigint }>`
      SELECT b.content, b.prize FROM bet b JOIN issue i ON i.id = b.issue_id
      WHERE i.game_id = ${gameId} AND i.serial_number = ${issue.SerialNumber}`.execute(
        server().owner,
      );
      const paid = rows.map(({ content, prize }) => [content, Number(prize) / 1_000]);
      const known = bets.map(([, text, tier]) => [canonical(text), prizes[tier - 1] ?? 0]);
      expect(paid.toSorted()).toEqual(known.toSorted());
      expect(await take(code, lines)).toMatchObject({ added: 0, drawn: 0, same: many });
    });
  },
);
