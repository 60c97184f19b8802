import { transaction } from '#platform/db';
import type { Platform } from '#platform/feature';
import { raiseAlarm } from '../alarms/alarm.ts';
import type { AlarmKind } from '../alarms/store-alarm.ts';
import type { ReadDraw } from './feed-draw.ts';
import type { Answer, ToldDraw } from './feed-source.ts';
import { tripIssues } from '../intervention/halt.ts';
import { withChildren } from './read-off.ts';
import { lockGame } from './store-official.ts';
import {
  insertTold,
  type NewlyTold,
  type SourceClaim,
  upsertSources,
} from '../issues/store-sources.ts';
import { getIssue } from '../issues/store.ts';

/** What a process has taken already: the same answers again are not read again. */
export type Taken = Map<string, string>;

type HearSourcesDeps = Pick<Platform, 'db' | 'log'>;
type Fed = { readonly id: number; readonly read: ReadDraw };

const MINUTE_MS = 60_000;

/** How the sources of a game answered when they were asked just now. */
export async function noteAnswers(
  db: HearSourcesDeps['db'],
  gameId: number,
  answers: readonly Answer[],
): Promise<void> {
  const heard = answers.map(({ draws, latencyMs }, at) => ({
    gameId,
    source: at + 1,
    isAnswer: draws !== undefined,
    latencyMs,
    serialNumber: newestOf(draws ?? []),
  }));
  await upsertSources(db, heard);
}

/**
 * Keeps what each source of a game tells, before anybody asks whether they agree: since when a number was
 * known, who told it late, twice, or otherwise than it is stored. One source alone that tells a number
 * before the sale is over stops the game: it may be right.
 */
export async function handleAnswers(
  stage: HearSourcesDeps,
  { id, read }: Fed,
  answers: readonly Answer[],
  taken: Taken,
): Promise<void> {
  for (const [at, { draws }] of answers.entries()) {
    const key = `${id}/${at + 1}`;
    const text = JSON.stringify(draws ?? []);
    if (!draws || taken.get(key) === text) continue;
    await hearOne(stage, { id, read }, at + 1, draws);
    taken.set(key, text);
  }
}

const newestOf = (draws: readonly ToldDraw[]): number | null => {
  const serials = draws.map(({ issue }) => Number(issue)).filter(Number.isSafeInteger);
  return serials.length === 0 ? null : Math.max(...serials);
};

const readAll = (read: ReadDraw, draws: readonly ToldDraw[]): readonly SourceClaim[] =>
  draws.flatMap(({ issue, date, number }) => {
    const draw = read([issue, date, number].join(','));
    return draw.ok ? [draw.value] : [];
  });

async function hearOne(
  { db, log }: HearSourcesDeps,
  { id, read }: Fed,
  source: number,
  draws: readonly ToldDraw[],
): Promise<void> {
  const claims = readAll(read, draws);
  const times = new Map<number, number>();
  for (const { serialNumber } of claims) {
    times.set(serialNumber, (times.get(serialNumber) ?? 0) + 1);
  }
  await transaction(db, async (tx) => {
    await lockGame(tx, id);
    for (const each of await insertTold(tx, id, source, claims)) {
      for (const kind of faultsOf(each, times.get(each.serialNumber) ?? 1)) {
        const detail = { source, number: each.number };
        await raiseAlarm(tx, { gameId: id, issueId: each.issueId }, kind, detail);
        log.warn({ gameId: id, serial: each.serialNumber, source }, kind);
      }
      if (!each.isEarly || each.winningNumber !== null) continue;
      const issue = await getIssue(tx, each.issueId);
      await tripIssues(tx, await withChildren(tx, issue), { source });
    }
  });
}

/** What is odd about what was just told; each is an event of the game. */
function faultsOf(claim: NewlyTold, times: number): readonly AlarmKind[] {
  const { isEarly, toldMs, drawMs, lateMinutes, winningNumber, number } = claim;
  return [
    ...(isEarly ? (['feed early'] as const) : []),
    ...(toldMs > drawMs + lateMinutes * MINUTE_MS ? (['feed late'] as const) : []),
    ...(times > 1 ? (['feed twice'] as const) : []),
    ...(winningNumber !== null && winningNumber !== number ? (['feed contradicts'] as const) : []),
  ];
}
