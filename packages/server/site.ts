import { moneyFromNumber } from '@fairlot/rules/core/money';
import { findPlay, type Play } from '@fairlot/rules/play/index';
import { CATEGORIES, categoryOf } from '@fairlot/rules/lottery/index';
import { runCommand } from './command.ts';
import { changeTerms, oddsByPlay } from './features/bet/index.ts';
import { haltStep, insertGames, retryStep, stuckIssues } from './features/lottery/index.ts';
import type { StuckIssue } from './features/lottery/index.ts';
import { describeBooks } from './ledger/index.ts';
import { announcer } from './platform/announce.ts';
import type { Db } from './platform/db.ts';
import {
  blockAddress,
  goOffline,
  goOnline,
  readSite,
  setBetLimits,
  setRegisterOpen,
  setSingleSession,
  unblockAddress,
} from './features/site/index.ts';

/** `npm run site -- ...`: what operators change until the console can. Works while the site runs. */
const USAGE = `npm run site -- show
npm run site -- offline MINUTES | offline until 2026-11-21T22:00:00+08:00 | offline
npm run site -- online
npm run site -- block ADDRESS[/BITS]     npm run site -- unblock ADDRESS[/BITS]
npm run site -- register open|closed
npm run site -- single-session on|off
npm run site -- odds GAME PLAY OPTION VALUE      for example: odds 4 ssc.c.total big 1.95
npm run site -- prize-limit GAME AMOUNT          the largest prize of one bet, for example: prize-limit 4 400000
npm run site -- play GAME PLAY on|off            whether a play takes bets
npm run site -- bet-limits BETS CHARACTERS       what a player may have in one issue
npm run site -- books                            what the house has, and how far the books are sealed
npm run site -- issues                           issues that are stuck, and why
npm run site -- issues retry ID                  tries the step now, from the start
npm run site -- issues halt ID                   lets it rest until it is retried, and stops the game`;

/** The last moment that a date can name. */
const LAST_MS = 8_640_000_000_000_000;
/** Ten-thousandths that a column of the bets can hold. */
const HIGHEST_ODDS = 2 ** 31 - 1;

function parseEnd(args: readonly string[], nowMs: number): number | null | undefined {
  const [first, second] = args;
  if (first === undefined) return null;
  const ms = first === 'until' ? Date.parse(second ?? '') : nowMs + Number(first) * 60_000;
  return Math.abs(ms) <= LAST_MS ? Math.round(ms) : undefined;
}

/** A play that this game has. */
function playOf(game: string, code: string): Play | undefined {
  const play = findPlay(code);
  return play && play.family === categoryOf(Number(game))?.family ? play : undefined;
}

/** A whole number that is typed as one; undefined when it is not, or too large. */
const wholeOf = (text: string, most: number): number | undefined =>
  /^[0-9]{1,15}$/.test(text) && Number(text) <= most ? Number(text) : undefined;

const MOST_BETS = 1_000_000;
const MOST_CHARS = 10_000_000_000;
const LAST_ISSUE = 2 ** 31 - 1;

/** One issue in two lines: where it stands, and why. */
function tell(issue: StuckIssue): string {
  const { issueId, gameId, serialNumber, step, failures, failedMs, dueMs, cause } = issue;
  const game = categoryOf(gameId)?.code ?? gameId;
  const since = new Date(failedMs ?? dueMs).toISOString();
  const state = issue.isHeld ? 'halted' : `failed ${failures} times`;
  return `${issueId}  ${game} ${serialNumber}  ${step}  ${state}, last ${since}\n    ${cause ?? 'overdue'}`;
}

async function actOnIssue(db: Db, verb: string, id: string): Promise<string | undefined> {
  const issueId = wholeOf(id, LAST_ISSUE);
  if (issueId === undefined || (verb !== 'retry' && verb !== 'halt')) return undefined;
  const isDone = await (verb === 'retry' ? retryStep : haltStep)(db, issueId);
  if (!isDone) return `issue ${issueId} is not stuck`;
  return verb === 'retry'
    ? `issue ${issueId} is tried now`
    : `issue ${issueId} rests, its game is stopped`;
}

type Stage = Parameters<typeof changeTerms>[0];
type Act = (db: Db, args: readonly string[], stage: Stage) => Promise<string | undefined>;

const acts: Readonly<Record<string, Act>> = {
  show: async (db) => JSON.stringify(await readSite(db), undefined, 2),
  offline: async (db, args) => {
    const end = parseEnd(args, (await readSite(db)).nowMs);
    if (end === undefined) return undefined;
    const done = await goOffline(db, end);
    if (!done.ok) return 'that time has passed';
    return end === null
      ? 'offline until further notice'
      : `offline until ${new Date(end).toISOString()}`;
  },
  online: async (db) => (await goOnline(db), 'online'),
  block: async (db, [address = '']) => {
    const done = await blockAddress(db, address);
    return done.ok ? `blocked ${done.value}` : `${address} is not an address`;
  },
  unblock: async (db, [address = '']) => {
    const done = await unblockAddress(db, address);
    return done.ok ? `unblocked ${address}` : `${address} was not blocked`;
  },
  register: async (db, [state]) => {
    if (state !== 'open' && state !== 'closed') return undefined;
    await setRegisterOpen(db, state === 'open');
    return `registration is ${state}`;
  },
  'single-session': async (db, [state]) => {
    if (state !== 'on' && state !== 'off') return undefined;
    await setSingleSession(db, state === 'on');
    return `single session is ${state}`;
  },
  'bet-limits': async (db, [bets = '', chars = '']) => {
    const [most, mostChars] = [wholeOf(bets, MOST_BETS), wholeOf(chars, MOST_CHARS)];
    if (!most || !mostChars) return undefined;
    await setBetLimits(db, most, mostChars);
    return `a player may have ${most} bets of ${mostChars} characters in one issue`;
  },
  books: async (db) => (await describeBooks(db)).join('\n'),
  issues: async (db, [verb, id = '']) => {
    if (verb !== undefined) return actOnIssue(db, verb, id);
    const stuck = await stuckIssues(db);
    return stuck.length === 0 ? 'no issue is stuck' : stuck.map(tell).join('\n');
  },
  odds: async (_db, args, stage) => {
    const [game = '', code = '', option = '', value = ''] = args;
    const play = playOf(game, code);
    const place = play?.options.findIndex((each) => each.code === option) ?? -1;
    const tenThousandths = Math.round(Number(value) * 10_000);
    const isOdds = tenThousandths > 10_000 && tenThousandths <= HIGHEST_ODDS;
    if (!play || place < 0 || !isOdds) return undefined;
    const next = await changeTerms(stage, Number(game), (now) => ({
      odds: { [code]: (oddsByPlay(now)[code] ?? []).with(place, tenThousandths) },
    }));
    return `version ${next.version}: ${play.name.en}, ${option} pays ${tenThousandths / 10_000}`;
  },
  'prize-limit': async (_db, [game = '', amount = ''], stage) => {
    const limit = moneyFromNumber(Number(amount));
    if (!categoryOf(Number(game)) || limit === undefined || limit <= 0n) return undefined;
    const next = await changeTerms(stage, Number(game), { prizeLimit: String(limit) });
    return `version ${next.version}: a bet pays at most ${amount}`;
  },
  play: async (_db, [game = '', code = '', state], stage) => {
    const play = playOf(game, code);
    if (!play || (state !== 'on' && state !== 'off')) return undefined;
    const next = await changeTerms(stage, Number(game), ({ closedPlays }) => {
      const others = [...closedPlays].filter((closed) => closed !== code);
      return { closedPlays: state === 'on' ? others : [...others, code] };
    });
    return `version ${next.version}: ${play.name.en} is ${state}`;
  },
};

const [name = '', ...args] = process.argv.slice(2);
const act = acts[name];
if (!act) {
  console.log(USAGE);
  process.exitCode = name === '' ? 0 : 2;
} else {
  await runCommand(async ({ db, dataFolder }) => {
    // An installation that never ran has no games yet.
    await insertGames(db, CATEGORIES);
    const said = await act(db, args, { db, announce: announcer, settings: { dataFolder } });
    if (said === undefined) process.exitCode = 2;
    console.log(said ?? USAGE);
  });
}
