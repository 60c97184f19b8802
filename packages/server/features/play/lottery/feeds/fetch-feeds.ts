import { DAY_MS, siteDayOf } from '@fairlot/rules/lottery/site-day';
import { transaction } from '#platform/db';
import type { Platform } from '#platform/feature';
import { raiseAlarm } from '../alarms/alarm.ts';
import { agreementOf, type Difference } from './feed-agreement.ts';
import { feedReader, type ReadDraw } from './feed-draw.ts';
import { type Answer, askTimed, type ToldDraw, toldAs } from './feed-source.ts';
import { handleAnswers, noteAnswers, type Taken } from './handle-answers.ts';
import { importDraws } from './import-draws.ts';
import { type GameNow, readGames } from '../games/store-game.ts';
import { knownIssues, newestDraw } from './store-official.ts';
import { readNow } from '../issues/store.ts';

type FetchFeedsDeps = Pick<Platform, 'db' | 'announce' | 'log' | 'settings'>;
type FetchFeedsInput = { readonly game: GameNow; readonly claims: readonly Answer[] };

/** Games whose sources are asked at once: one that is slow keeps so many others waiting, and no more. */
const AT_ONCE = 16;
/** What sources tell of older draws is history, which comes as a file. */
const LONGEST_AGO_MS = 400 * DAY_MS;

/**
 * Asks the sources of every fed game and takes what they agree on, as from a file: what is late waits,
 * what is early stops the game, what is known changes nothing. Where they differ nothing is drawn, and
 * the event says so once.
 */
export async function fetchFeeds(stage: FetchFeedsDeps, taken: Taken): Promise<void> {
  const { feedSources = {} } = stage.settings;
  if (Object.keys(feedSources).length === 0) return;
  const fed = (await readGames(stage.db)).filter(
    ({ code, kind }) => kind === 'official' && feedSources[code],
  );
  const nowMs = await readNow(stage.db);
  for (let at = 0; at < fed.length; at += AT_ONCE) {
    const some = fed.slice(at, at + AT_ONCE);
    const asked = await Promise.all(
      some.map((game) => ask(game, feedSources[game.code] ?? [], nowMs)),
    );
    for (const each of asked) await takeAnswers(stage, each, taken);
  }
}

async function ask(
  game: GameNow,
  addresses: readonly string[],
  nowMs: number,
): Promise<FetchFeedsInput> {
  const claims = await Promise.all(addresses.map((address) => askTimed(address)));
  const from = siteDayOf(nowMs - LONGEST_AGO_MS);
  const to = siteDayOf(nowMs + DAY_MS);
  const isNear = ({ date }: ToldDraw) => date >= from && date.slice(0, to.length) <= to;
  return {
    game,
    claims: claims.map(({ draws, latencyMs }) => ({ draws: draws?.filter(isNear), latencyMs })),
  };
}

async function takeAnswers(
  stage: FetchFeedsDeps,
  { game, claims }: FetchFeedsInput,
  taken: Taken,
): Promise<void> {
  const { id, code, category } = game;
  await noteAnswers(stage.db, id, claims);
  const key = String(id);
  const answered = JSON.stringify(claims.map(({ draws }) => draws ?? []));
  if (taken.get(key) === answered) return;
  const read = feedReader(category, await newestDraw(stage.db, id));
  await handleAnswers(stage, { id, read }, claims, taken);
  const alike = claims.map(({ draws = [] }) => draws.map((draw) => asRead(read, draw)));
  const { agreed, differing } = agreementOf(alike);
  for (const each of differing) await tellDifference(stage, id, each);
  const done = await importAgreed(stage, game, agreed);
  const report = done?.ok ? done.value : undefined;
  // A draw before the end of its sale, or of an issue that is not there yet, comes again.
  const isTaken = done === undefined || report?.faults.length === 0;
  if (isTaken && differing.length === 0) taken.set(key, answered);
  if (report?.disagreements.length || (done && !report)) {
    stage.log.error({ game: code, report: report ?? done }, 'a feed disagrees with what is stored');
  }
}

/** Sources write one draw in several ways: `01` and `1`, with its time and without. */
function asRead(read: ReadDraw, draw: ToldDraw): ToldDraw {
  const known = read(lineOf(draw));
  return known.ok ? toldAs(known.value) : draw;
}

const importAgreed = async (
  stage: FetchFeedsDeps,
  { id, category }: GameNow,
  agreed: readonly ToldDraw[],
) =>
  agreed.length === 0
    ? undefined
    : importDraws(stage, category, ['issue,date,number', ...agreed.map(lineOf)].join('\n'), id);

const lineOf = ({ issue, date, number }: ToldDraw): string => [issue, date, number].join(',');

async function tellDifference(
  { db, log }: FetchFeedsDeps,
  gameId: number,
  { issue, claims }: Difference,
): Promise<void> {
  const serial = /^\d{1,15}$/.test(issue) ? Number(issue) : 0;
  const known = (await knownIssues(db, gameId, [serial])).get(serial);
  if (!known || known.winningNumber !== null) return;
  const raised = { gameId, issueId: known.id };
  await transaction(db, (tx) => raiseAlarm(tx, raised, 'feeds differ', { claims }));
  // Whoever reads the log must not read what is to be entered blind.
  log.warn({ gameId, issue, sources: claims.length }, 'the sources of a feed differ');
}
