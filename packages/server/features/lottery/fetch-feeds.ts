import type { Platform } from '../../platform/feature.ts';
import { importDraws } from './import-draws.ts';
import { readGames } from './store-game.ts';
import { insertGameEventOnce } from './store.ts';
import { knownIssues } from './store-official.ts';
import { agreementOf, type Difference } from './feed-agreement.ts';
import { askTimed, type ToldDraw } from './feed-source.ts';
import { hear, type Taken } from './hear-sources.ts';

type Stage = Pick<Platform, 'db' | 'announce' | 'log' | 'settings'>;

/**
 * Asks the sources of every fed game and takes what they agree on, as from a file: what is late waits,
 * what is early stops the game, what is known changes nothing. Where they differ nothing is drawn, and
 * the event says so once.
 */
export async function fetchFeeds(stage: Stage, taken: Taken): Promise<void> {
  const { feedSources = {} } = stage.settings;
  if (Object.keys(feedSources).length === 0) return;
  for (const { id, code, kind, category } of await readGames(stage.db)) {
    const addresses = feedSources[code];
    if (!addresses || kind !== 'official') continue;
    const claims = await Promise.all(addresses.map((address) => askTimed(address)));
    await hear(stage, { id, category }, claims, taken);
    const { agreed, differing } = agreementOf(claims.map(({ draws }) => draws ?? []));
    for (const each of differing) await tellDifference(stage, id, each);
    const text = ['issue,date,number', ...agreed.map(lineOf)].join('\n');
    if (agreed.length === 0 || taken.get(String(id)) === text) continue;
    const done = await importDraws(stage, category, text, id);
    const report = done.ok ? done.value : undefined;
    // A draw before the end of its sale, or of an issue that is not there yet, comes again.
    if (report && report.faults.length === 0) taken.set(String(id), text);
    if (report?.disagreements.length || !report) {
      stage.log.error(
        { game: code, report: report ?? done },
        'a feed disagrees with what is stored',
      );
    }
  }
}

const lineOf = ({ issue, date, number }: ToldDraw): string => [issue, date, number].join(',');

async function tellDifference(
  { db, log }: Stage,
  gameId: number,
  { issue, claims }: Difference,
): Promise<void> {
  const serial = /^\d{1,15}$/.test(issue) ? Number(issue) : 0;
  const known = (await knownIssues(db, gameId, [serial])).get(serial);
  if (!known || known.winningNumber !== null) return;
  await insertGameEventOnce(db, gameId, known.id, 'feeds differ', { claims });
  log.warn({ gameId, issue, claims }, 'the sources of a feed differ');
}
