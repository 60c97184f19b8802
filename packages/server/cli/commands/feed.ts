import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { CATEGORIES } from '@fairlot/rules/lottery/categories';
import { runCommand } from './run-command.ts';
import { readEnvironment } from '../../environment/index.ts';
import { playFile } from './play-feed.ts';
import { askRelay, isBeacon } from '../../features/play/fair/sources/index.ts';
import { changeState, fillGames } from '../../features/play/lottery/catalogue/index.ts';
import { type GameNow, readGames } from '../../features/play/lottery/games/index.ts';
import { type ImportReport, importDraws } from '../../features/play/lottery/feeds/index.ts';
import { announcer } from '#platform/announce';
import type { Db } from '#platform/db';

/** `npm run feed -- ...`: results of official games, and the sale of games. Works while the site runs. */
const USAGE = `npm run feed -- import FILE [--game FC3D]   results, CSV with the header issue,date,number
npm run feed -- play FILE [--game FC3D] [--port 3900] [--fault late=ISSUE ...]
                                            two sources that tell a file's results as they are drawn;
                                            faults: late, early, differing, missing, twice
npm run feed -- offline GAME                stop the sale of a game
npm run feed -- online GAME                 sell it again, whatever stopped it
npm run feed -- beacon                      ask the relays of the public beacon
GAME is its code, as npm run site -- games names it.`;

const STATES = ['on sale', 'in maintenance', 'offline', 'officially offline: no fresh feed'];
const MOST_SHOWN = 20;

const say = (line: string): void => console.log(line);

function fail(line: string): void {
  console.error(line);
  process.exitCode = 1;
}

function tell({ code }: GameNow, report: ImportReport): void {
  const { added, drawn, same, faults, disagreements, state } = report;
  say(`${code}: ${added} new, ${drawn} drawn here, ${same} known, ${faults.length} refused`);
  for (const { line, reason } of faults.slice(0, MOST_SHOWN)) say(`  line ${line}: ${reason}`);
  if (faults.length > MOST_SHOWN) say(`  and ${faults.length - MOST_SHOWN} more`);
  say(`${code} is ${STATES[state] ?? 'unknown'}`);
  for (const { line, reason } of disagreements) fail(`line ${line}: ${reason}`);
  if (added + drawn + same === 0 && faults.length > 0) fail('nothing came in');
}

async function readFeed(path: string): Promise<string | undefined> {
  try {
    // npm runs this from the root of the project; the file is named from where its user stands.
    return await readFile(resolve(readEnvironment().INIT_CWD, path), 'utf8');
  } catch (error) {
    // The system says which file and what is wrong with it: it is gone, a folder, another's.
    fail(`the feed cannot be read: ${error instanceof Error ? error.message : 'unknown'}`);
    return undefined;
  }
}

/** The game of a code. An installation that never ran has no games yet. */
async function gameOf(db: Db, code: string): Promise<GameNow | undefined> {
  await fillGames(db, CATEGORIES);
  return (await readGames(db)).find((game) => game.code === code);
}

async function importFile(args: readonly string[]): Promise<void> {
  const [file, option, code = option === undefined ? 'FC3D' : '', ...rest] = args;
  const isKnown = option === undefined || option === '--game';
  if (!file || !isKnown || rest.length > 0) return usage();
  const text = await readFeed(file);
  if (text === undefined) return;
  await runCommand(async ({ db }) => {
    const game = await gameOf(db, code);
    if (!game) return usage();
    const stage = { db, announce: announcer };
    const done = await importDraws(stage, game.category, text, game.id);
    if (done.ok) tell(game, done.value);
    else fail(`${file}: ${done.error}`);
  });
}

async function changeSale([code = '', ...rest]: readonly string[], isOn: boolean): Promise<void> {
  if (rest.length > 0) return usage();
  await runCommand(async ({ db }) => {
    const game = await gameOf(db, code);
    if (!game) return usage();
    const reason = `npm run feed -- ${isOn ? 'online' : 'offline'} ${code}`;
    const sale = isOn ? 'on' : 'off';
    await changeState(db, 'command', { gameId: game.id, reason, sale });
    say(`${code} is ${isOn ? 'on sale' : 'in maintenance'}`);
  });
}

async function probe(): Promise<void> {
  let proven = 0;
  for (const relay of readEnvironment().BEACON_RELAYS) {
    const newest = await askRelay(relay, 'latest');
    const isProven = newest !== undefined && (await isBeacon(newest.round, newest.signature));
    if (isProven) proven += 1;
    const found = newest === undefined ? 'no answer' : `round ${newest.round}`;
    say(`${relay}  ${found}${newest && !isProven ? ', signature NOT valid' : ''}`);
  }
  if (proven === 0) fail('no relay is in reach: issues open in mode 0, committed in advance');
}

function usage(): void {
  console.log(USAGE);
  process.exitCode = 2;
}

export async function runFeed([verb = '', ...args]: readonly string[]): Promise<void> {
  if (verb === 'import') await importFile(args);
  else if (verb === 'play') {
    if (!(await playFile(args, readFeed))) usage();
  } else if (verb === 'online' || verb === 'offline') await changeSale(args, verb === 'online');
  else if (verb === 'beacon' && args.length === 0) await probe();
  else usage();
}
