import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { invariant } from '@fairlot/rules/core/invariant';
import { fairHttp } from '@fairlot/wire/play/fair';
import { GAME, openIssue, startBetDatabase, type BetDatabase } from './bet-database.ts';
import type { LoadOrder, LoadResult } from './bet-load.ts';
import { signedInPlayers } from './bet-players.ts';
import { lessIsBetter, type Bench } from './line.ts';
import { dueNow, fillIssue, openToday, playOf } from './seal-data.ts';
import { startServer } from './server.ts';

/**
 * What everybody else feels while one account asks for the proofs of its 100,000 tickets, over and over
 * and 32 times at once, with no limit on its requests: theirs is three times the p99 at rest.
 */
const OTHERS = 8;
const TICKETS = 100_000;
const AT_ONCE = 32;
const WARM_MS = 1_000;
const MEASURE_MS = 6_000;
const ROUNDS = 3;

async function betting(order: LoadOrder): Promise<LoadResult> {
  const child = fork(join(import.meta.dirname, 'bet-load.ts'), { execArgv: ['--import', 'tsx'] });
  child.send(order);
  const [result] = (await once(child, 'message')) as [LoadResult];
  child.kill();
  invariant(result.refused === 0, `every bet is taken: ${result.refusal}`);
  return result;
}

async function awaitSeal({ owner }: BetDatabase, issueId: number): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ is_sealed: boolean }>`
      SELECT sealed_at IS NOT NULL AS is_sealed FROM issue WHERE id = ${issueId}`.execute(owner);
    if (rows[0]?.is_sealed) return;
    await delay(100);
  }
}

/** Asks again and again until told to stop; how many pages came, and how many requests were refused. */
function flood(url: string, token: string, serial: number) {
  const counts = { pages: 0, refused: 0, other: 0 };
  let isOver = false;
  const ask = async (): Promise<void> => {
    let after: string | null = null;
    while (!isOver) {
      const body: object = {
        GameId: GAME,
        SerialNumber: serial,
        ...(after !== null && { After: after }),
      };
      const response: Response = await fetch(new URL(fairHttp.getTickets.path, url), {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const text: string = await response.text();
      if (response.status === 200 && text.startsWith('{"Code":"OK"')) {
        counts.pages += 1;
        after = (JSON.parse(text) as { Data: { Next: string | null } }).Data.Next;
      } else if (response.status === 429) {
        counts.refused += 1;
        await delay(5);
      } else counts.other += 1;
    }
  };
  const asking = Array.from({ length: AT_ONCE }, ask);
  const stop = async () => {
    isOver = true;
    await Promise.all(asking);
    return counts;
  };
  return { stop };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export const run: Bench = async (emit) => {
  const database = await startBetDatabase();
  const server = await startServer({ DATABASE_URL: database.ownerUrl });
  try {
    const [flooder, ...others] = await signedInPlayers(database, OTHERS + 1);
    invariant(flooder, 'there is one who floods');
    const closed = await openToday(database);
    await fillIssue(database, closed.id, {
      count: TICKETS,
      players: [flooder.id],
      play: playOf('ssc.fixed'),
      content: `(n % 10)::text || '||||'`,
      notes: '1',
      hasLeaves: false,
    });
    await dueNow(database, closed.id);
    await awaitSeal(database, closed.id);
    const issue = await openIssue(database);
    const order: LoadOrder = {
      url: server.url,
      tokens: others.map(({ token }) => token),
      gameId: GAME,
      serial: issue.serial,
      warmMs: WARM_MS,
      measureMs: MEASURE_MS,
    };
    const rest: LoadResult[] = [];
    const under: LoadResult[] = [];
    const counts = { pages: 0, refused: 0, other: 0 };
    for (let round = 0; round < ROUNDS; round += 1) {
      rest.push(await betting(order));
      const flooding = flood(server.url, flooder.token, closed.serial);
      under.push(await betting(order));
      const said = await flooding.stop();
      counts.pages += said.pages;
      counts.refused += said.refused;
      counts.other += said.other;
    }
    invariant(counts.other === 0 && counts.pages > 0, 'pages come, and nothing breaks');
    const atRest = median(rest.map(({ p99 }) => p99));
    const p50 = [rest, under].map((runs) => median(runs.map((r) => r.p50)).toFixed(1));
    emit(
      lessIsBetter({
        bench: 'proofs',
        case: 'others-beside-proofs',
        ours: median(under.map(({ p99 }) => p99)),
        against: 'three times the p99 at rest',
        theirs: 3 * atRest,
        unit: 'ms (p99 of a bet)',
        note: `p99 at rest ${atRest.toFixed(1)} ms; p50 ${p50[0]} and ${p50[1]} ms; ${counts.pages} pages of 50, ${counts.refused} refused`,
      }),
    );
  } finally {
    await server.stop();
    await database.stop();
  }
};
