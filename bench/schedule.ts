import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { invariant } from '@fairlot/rules/core/invariant';
import { mills } from '@fairlot/rules/core/money';
import { createCartMaker } from '@fairlot/server/features/play/bet/place/index';
import { createTermsBook } from '@fairlot/server/features/play/bet/odds/index';
import { placeCarts } from '@fairlot/server/features/play/bet/place/store-place';
import { createLeafDrafts } from '@fairlot/server/features/play/fair/commitment/index';
import { convertRows } from '@fairlot/server/features/play/schedule/convert';
import { createPlaceSchedule } from '@fairlot/server/features/play/schedule/place';
import { currentSettings } from '@fairlot/server/features/site/settings/values/index';
import {
  fixedCart,
  makePlayers,
  openIssue,
  startBetDatabase,
  type BetDatabase,
} from './bet-database.ts';
import { median } from './bet-crowd.ts';
import { moreIsBetter, type Bench } from './line.ts';

/**
 * Schedules that become bets as one issue opens, all of them at once: read, priced, released, charged, marked.
 * Against carts of as many bets that are priced already, a hundred a call of the same function: what comes on
 * top is the reading, the pricing with the leaf of each bet, the release out of the hold, and the mark. The
 * figure beside: how long the issue could not have been closed, which is one call.
 */
const ROUNDS = 3;

function partsOf({ app }: BetDatabase) {
  const { db, settings } = app.platform;
  const book = createTermsBook(db);
  const current = currentSettings(db);
  const makeCartOf = createCartMaker({
    book,
    settings: current,
    draftLeaves: createLeafDrafts(settings),
  });
  return { db, book, makeCart: makeCartOf, settings: current };
}

const FIXED = {
  Play: 'ssc.fixed',
  Content: '3||||',
  Notes: 1,
  Mode: 0,
  Multiple: 1,
  Amount: mills(2000),
  PrizeGroup: 1956,
};

async function timeOurs(database: BetDatabase, players: readonly bigint[]) {
  const parts = partsOf(database);
  const place = createPlaceSchedule({ ...parts, passes: () => true });
  const issue = await openIssue(database);
  for (const playerId of players) {
    const placed = await place(playerId, {
      IntentId: randomUUID(),
      GameId: 4,
      Bets: [FIXED],
      Issues: [{ SerialNumber: issue.serial, Multiple: 1 }],
      Plan: 0,
      StopIfWin: true,
    });
    invariant(placed.ok, 'a schedule is placed');
  }
  let longest = 0;
  const began = performance.now();
  for (let result = 'worked'; result === 'worked';) {
    const from = performance.now();
    result = await convertRows(parts);
    longest = Math.max(longest, performance.now() - from);
  }
  const tookMs = performance.now() - began;
  const { rows } = await sql<{ bet: bigint }>`
    SELECT count(*) AS bet FROM schedule_row WHERE issue_id = ${issue.id} AND state = 1`.execute(
    database.owner,
  );
  invariant(Number(rows[0]?.bet) === players.length, 'every row is bet');
  return { perSecond: (players.length / tookMs) * 1000, longest };
}

async function timeTheirs(database: BetDatabase, players: readonly bigint[]): Promise<number> {
  const issue = await openIssue(database);
  const carts = players.map((playerId) => fixedCart(playerId, issue, [{ place: 0, digit: 3 }]));
  const began = performance.now();
  for (let from = 0; from < carts.length; from += 100) {
    const verdicts = await placeCarts(database.app.platform.db, carts.slice(from, from + 100));
    invariant(
      verdicts.every(({ verdict }) => verdict === 'OK'),
      'every cart is taken',
    );
  }
  return (players.length / (performance.now() - began)) * 1000;
}

export const run: Bench = async (emit, { isQuick = false } = {}) => {
  const database = await startBetDatabase();
  const players = await makePlayers(database, isQuick ? 300 : 5_000);
  await sql`
    INSERT INTO schedule_agreement (player_id, version)
    SELECT player_id, 1 FROM unnest(${players}::bigint[]) AS p (player_id)`.execute(database.owner);
  const ours = [];
  const theirs = [];
  for (let round = 0; round < (isQuick ? 1 : ROUNDS); round += 1) {
    ours.push(await timeOurs(database, players));
    theirs.push(await timeTheirs(database, players));
  }
  const longest = Math.max(...ours.map((each) => each.longest));
  emit(
    moreIsBetter({
      bench: 'schedule',
      case: 'schedules-at-one-opening',
      ours: median(ours.map(({ perSecond }) => perSecond)),
      against: 'carts that are priced already, without hold or mark',
      theirs: median(theirs),
      unit: 'bets/s',
      note: `theirs is the bound; one call took ${longest.toFixed(0)} ms at most`,
    }),
  );
  await database.stop();
};
