import { sql } from 'kysely';
import { invariant } from '@fairlot/rules/core/invariant';
import { judge } from '@fairlot/server/features/play/bet/settle/judge';
import { createRecount } from '@fairlot/server/features/play/bet/settle/recount';
import { FIRST, rangesOf } from '@fairlot/server/features/play/bet/settle/range';
import { readLongBets } from '@fairlot/server/features/play/bet/settle/store-settle';
import { closeIssues } from '@fairlot/server/features/play/fair/draw/close';
import { fairOf } from '@fairlot/server/features/play/fair/sources/context';
import { prepareDays } from '@fairlot/server/features/play/fair/draw/prepare';
import { claimIssue } from '@fairlot/server/features/play/lottery/claims/index';
import { makePlayers, startBetDatabase, type BetDatabase } from './bet-database.ts';
import { lessIsBetter, type Bench, type Line } from './line.ts';
import { dueNow, fillIssue, openToday, playOf, type BetShape } from './seal-data.ts';

/**
 * Sealing an issue, from the barrier behind which no bet can come to the commit that publishes the root
 * of its tickets: theirs is the bound. And the recount of 2 GB of typed selections, beside the judge.
 */
const PLAYERS = 2_000;
const DRAWN = { draw: [3, 0, 9, 9, 1], drawMs: 0 };
const MB = 1_000_000;
/** Every note of five digits but the last few: 600 KB. */
const LONG_NOTES = 99_000;
const LONG_BYTES = LONG_NOTES * 6;

type Sealed = { readonly ms: number; readonly rssMb: number };

async function seal(database: BetDatabase, shape: Omit<BetShape, 'players'>, players: bigint[]) {
  const issue = await openToday(database);
  await fillIssue(database, issue.id, { ...shape, players });
  await sql`ANALYZE bet`.execute(database.owner);
  await dueNow(database, issue.id);
  const { platform } = database.app;
  const fair = await fairOf(platform);
  const claim = await claimIssue(platform.db, {
    steps: ['close'],
    kinds: ['platform'],
    owner: 'bench',
  });
  invariant(claim?.issueId === issue.id, 'this issue is the one to close');
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20);
  const began = performance.now();
  await closeIssues(fair, [claim]);
  const ms = performance.now() - began;
  clearInterval(watch);
  const { rows } = await sql<{ bets: number }>`
    SELECT (body::jsonb ->> 'betCount')::int AS bets FROM manifest
    WHERE kind = 'close' AND serial_number = ${issue.serial}`.execute(database.owner);
  invariant(rows[0]?.bets === shape.count, 'every bet is in the tree');
  return { issue, sealed: { ms, rssMb: (most - before) / MB } satisfies Sealed };
}

const line = (name: string, { ms, rssMb }: Sealed, boundMs: number, note: string): Line =>
  lessIsBetter({
    bench: 'seal',
    case: name,
    ours: ms,
    against: 'the bound',
    theirs: boundMs,
    unit: 'ms',
    note: `${note}; memory grew by ${rssMb.toFixed(0)} MB at most`,
  });

/** Both counts of one issue of long selections, read as settlement reads them. */
async function countTwice(database: BetDatabase, issueId: number) {
  const { db } = database.app.platform;
  const [range] = rangesOf([]);
  invariant(range?.after === FIRST, 'one range holds all');
  const recount = createRecount();
  const took = { judge: 0, recount: 0 };
  const before = process.memoryUsage.rss();
  let most = before;
  let bytes = 0;
  for await (const { playId, content } of readLongBets(db, issueId, range)) {
    const began = performance.now();
    const verdict = judge(playId, content, DRAWN);
    const judged = performance.now();
    invariant(await recount.agrees(playId, content, DRAWN, verdict), 'both counts agree');
    took.judge += judged - began;
    took.recount += performance.now() - judged;
    bytes += content.length;
    most = Math.max(most, process.memoryUsage.rss());
  }
  return { ...took, bytes, rssMb: (most - before) / MB };
}

export const run: Bench = async (emit, { isQuick = false } = {}) => {
  const scale = isQuick ? 20 : 1;
  const database = await startBetDatabase();
  try {
    await prepareDays(await fairOf(database.app.platform));
    const players = await makePlayers(database, PLAYERS);
    const short = {
      play: playOf('ssc.fixed'),
      content: `(n % 10)::text || '||||'`,
      notes: '1',
      hasLeaves: true,
    };
    // The thread that sums starts with the first question; people do not wait for that either.
    await seal(database, { ...short, count: 20_000 }, players);
    const some = await seal(database, { ...short, count: 100_000 / scale }, players);
    emit(line('seal-100k', some.sealed, 2_000, `${100_000 / scale} bets`));
    const million = await seal(database, { ...short, count: 1_000_000 / scale }, players);
    emit(line('seal-1m', million.sealed, 5_000, `${1_000_000 / scale} bets`));
    const all = `string_agg(lpad(k::text, 5, '0'), ' ' ORDER BY k)`;
    // Uncompressed, as a selection of random notes would lie.
    await sql`ALTER TABLE bet ALTER COLUMN content SET STORAGE EXTERNAL`.execute(database.owner);
    await sql
      .raw(`CREATE TABLE every_note AS SELECT ${all} AS notes FROM generate_series(0, 99999) AS k`)
      .execute(database.owner);
    const count = Math.ceil((2_000 * MB) / (LONG_BYTES - 3_000) / scale);
    const long = {
      play: playOf('ssc.star5.directText'),
      content: `(SELECT left(notes, ${LONG_BYTES} - 1 - 6 * (n % 1000)) FROM every_note)`,
      notes: `(${LONG_NOTES} - n % 1000)`,
      hasLeaves: true,
      count,
    };
    const large = await seal(database, long, players);
    emit(line('seal-2gb', large.sealed, 2_000, `${count} bets of 600 KB each`));
    const counted = await countTwice(database, large.issue.id);
    emit(
      lessIsBetter({
        bench: 'seal',
        case: 'recount-2gb',
        ours: counted.recount,
        against: 'the judge, who reads the same selections',
        theirs: counted.judge,
        unit: 'ms',
        note: `${(counted.bytes / MB).toFixed(0)} MB of typed notes; memory grew by ${counted.rssMb.toFixed(0)} MB at most`,
      }),
    );
  } finally {
    await database.stop();
  }
};
