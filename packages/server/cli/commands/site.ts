import type { Permission } from '@fairlot/rules/check/operator-roles';
import { ok, refused } from '@fairlot/rules/core/result';
import { oddsFromNumber, oddsToNumber } from '@fairlot/rules/odds/number';
import { ODDS_UNIT } from '@fairlot/rules/odds/prize-group';
import { type ReturnFault, returnFault } from '@fairlot/rules/odds/return-bounds';
import { findPlay, isPlayedIn, type ListedPlay } from '@fairlot/rules/play/index';
import { CATEGORIES } from '@fairlot/rules/lottery/categories';
import { reasonOf, runCommand, type Command } from './run-command.ts';
import { changeTerms, oddsByForm, standardOdds } from '../../features/play/bet/odds/index.ts';
import { categoryOfGame } from '../../features/play/lottery/games/index.ts';
import { fillGames } from '../../features/play/lottery/catalogue/index.ts';
import { haltStep, retryStep } from '../../features/play/lottery/intervention/index.ts';
import { readNow } from '../../features/play/lottery/issues/index.ts';
import { act, type Changed } from '../../features/staff/operator/proposals/index.ts';
import { isCurrency } from '#ledger';
import { announcer } from '#platform/announce';
import { decimalOf, gameActs } from './site/games.ts';
import { chainActs } from './site/chain.ts';
import { courierActs } from './site/courier.ts';
import { liveActs } from './site/live.ts';
import { ownActs } from './site/own.ts';
import { playerActs } from './site/players.ts';
import { installationActs } from './site/installation.ts';
import { looks } from './site/looks.ts';
import { rateActs } from './site/rate.ts';
import { wechatActs } from './site/wechat.ts';
import { SITE_USAGE } from './site/usage.ts';
import type { Db, Tx } from '#platform/db';
import {
  blockAddress,
  compareSettings,
  goOffline,
  goOnline,
  parseAddresses,
  readSite,
  setBetLimits,
  setCorrectDays,
  setCurrency,
  setRegisterOpen,
  setSingleSession,
  setStaffAddresses,
  unblockAddress,
} from '../../features/site/settings/values/index.ts';

/** The last moment that a date can name. */
const LAST_MS = 8_640_000_000_000_000;

function parseEnd(args: readonly string[], nowMs: number): number | null | undefined {
  const [first, second] = args;
  if (first === undefined) return null;
  if (first !== 'until' && second !== undefined) return undefined;
  const ms = first === 'until' ? Date.parse(second ?? '') : nowMs + decimalOf(first) * 60_000;
  return Math.abs(ms) <= LAST_MS ? Math.round(ms) : undefined;
}

/** What a game that was typed is a game of. */
const gameOf = async (tx: Tx, game: string) => {
  const id = wholeOf(game, LAST_GAME);
  return id === undefined ? undefined : categoryOfGame(tx, id);
};

/** A play that this game has. */
async function playOf(tx: Tx, game: string, code: string): Promise<ListedPlay | undefined> {
  const play = findPlay(code);
  const category = await gameOf(tx, game);
  return play && category && isPlayedIn(category.family, play) ? play : undefined;
}

/** A whole number that is typed as one; undefined when it is not, or too large. */
const wholeOf = (text: string, most: number): number | undefined =>
  /^[0-9]{1,15}$/.test(text) && Number(text) <= most ? Number(text) : undefined;

const MOST_BETS = 1_000_000;
const MOST_STAFF_ADDRESSES = 200;
const MOST_CHARS = 10_000_000_000;
/** Orders of followers, by which a correction counts commissions anew, go a year after they ended; plans last 90 days. */
const MOST_CORRECT_DAYS = 270;
const LAST_ISSUE = 2 ** 31 - 1;
const LAST_GAME = 32_767;

/** What a change has to say: what it did, or in a line why it did nothing; nothing: it was not understood. */
type CommandResult = Changed<string> | string | undefined;
type SiteDeps = Parameters<typeof changeTerms>[0] & { readonly db: Tx };

type Act = {
  readonly permission: Permission;
  readonly targetOf: (args: readonly string[]) => string;
  /** Words that it takes at most; with more it was not understood. */
  readonly most: number;
  readonly change: (stage: SiteDeps, args: readonly string[]) => Promise<CommandResult>;
};

/** A change of settings of the site. */
const ofSite = (
  permission: Permission,
  names: Parameters<typeof compareSettings>[1],
  most: number,
  change: (tx: Tx, args: readonly string[]) => Promise<CommandResult>,
): Act => ({
  permission,
  targetOf: () => 'site',
  most,
  change: async ({ db: tx }, args) => {
    const { before, after, value } = await compareSettings(tx, names, () => change(tx, args));
    return isDone(value) ? { before, after, value: value.value } : value;
  },
});

/** Said of a change that was made; what it changed is compared by the caller. */
const done = (value: string): Changed<string> => ({ before: null, after: null, value });
const isDone = (outcome: CommandResult): outcome is Changed<string> => typeof outcome === 'object';

/** A change of the terms of a game. */
const ofTerms = (permission: Permission, most: number, change: Act['change']): Act => ({
  permission,
  targetOf: ([game = '']) => `game ${game}`,
  most,
  change,
});

async function onIssue(tx: Tx, verb: 'retry' | 'halt', id: string): Promise<CommandResult> {
  const issueId = wholeOf(id, LAST_ISSUE);
  if (issueId === undefined) return undefined;
  const held = await (verb === 'retry' ? retryStep : haltStep)(tx, issueId);
  if (!held) return `issue ${issueId} is not stuck`;
  const value =
    verb === 'retry'
      ? `issue ${issueId} is tried now`
      : `issue ${issueId} rests, its game is stopped`;
  return { before: held, after: { ...held, verb }, value };
}

const ofIssue = (verb: 'retry' | 'halt'): Act => ({
  permission: `lottery.issues.${verb}`,
  targetOf: ([, id = '']) => `issue ${id}`,
  most: 2,
  change: ({ db: tx }, [, id = '']) => onIssue(tx, verb, id),
});

const RETURN_FAULTS: Readonly<Record<ReturnFault, string>> = {
  RETURN_ABOVE: 'it would return more than is staked',
  RETURN_BELOW: 'it would return less than is promised',
};

const acts: Readonly<Record<string, Act>> = {
  offline: ofSite('site.state.change', ['offline'], 2, async (tx, args) => {
    const end = parseEnd(args, (await readSite(tx)).nowMs);
    if (end === undefined) return undefined;
    if (!(await goOffline(tx, end)).ok) return 'that time has passed';
    return done(
      end === null
        ? 'offline until further notice'
        : `offline until ${new Date(end).toISOString()}`,
    );
  }),
  online: ofSite('site.state.change', ['offline'], 0, async (tx) => {
    await goOnline(tx);
    return done('online');
  }),
  block: ofSite('site.addresses.change', ['blockedAddresses'], 1, async (tx, [address = '']) => {
    const blocked = await blockAddress(tx, address);
    return blocked.ok ? done(`blocked ${blocked.value}`) : `${address} is not an address`;
  }),
  unblock: ofSite('site.addresses.change', ['blockedAddresses'], 1, async (tx, [address = '']) => {
    const free = await unblockAddress(tx, address);
    return free.ok ? done(`unblocked ${address}`) : `${address} was not blocked`;
  }),
  'staff-addresses': ofSite(
    'operator.addresses.change',
    ['staffAddresses'],
    MOST_STAFF_ADDRESSES,
    async (tx, typed) => {
      if (typed.length === 0) return undefined;
      const addresses = parseAddresses(typed.join() === 'any' ? [] : typed);
      if (!addresses.ok) return `${typed.join(' ')}: one of them is not an address`;
      await setStaffAddresses(tx, addresses.value);
      return done(`operators come from ${addresses.value.join(' ') || 'anywhere'}`);
    },
  ),
  register: ofSite('site.settings.change', ['isRegisterOpen'], 1, async (tx, [state]) => {
    if (state !== 'open' && state !== 'closed') return undefined;
    await setRegisterOpen(tx, state === 'open');
    return done(`registration is ${state}`);
  }),
  'single-session': ofSite('site.settings.change', ['isSingleSession'], 1, async (tx, [state]) => {
    if (state !== 'on' && state !== 'off') return undefined;
    await setSingleSession(tx, state === 'on');
    return done(`single session is ${state}`);
  }),
  currency: ofSite('site.settings.change', ['currency'], 1, async (tx, [currency = '']) => {
    if (!isCurrency(currency)) return undefined;
    const changed = await setCurrency(tx, currency);
    if (changed.ok) return done(`the books are kept in ${currency}`);
    return changed.error === 'SITE_IS_ON'
      ? 'the site has to be off for ten seconds: npm run site -- offline'
      : 'the books have begun: their currency stays';
  }),
  'bet-limits': ofSite(
    'bet.limits.change',
    ['betsPerIssue', 'charsPerIssue'],
    2,
    async (tx, [bets = '', chars = '']) => {
      const [most, mostChars] = [wholeOf(bets, MOST_BETS), wholeOf(chars, MOST_CHARS)];
      if (!most || !mostChars) return undefined;
      await setBetLimits(tx, most, mostChars);
      return done(`a player may have ${most} bets of ${mostChars} characters in one issue`);
    },
  ),
  'correct-days': ofSite('site.settings.change', ['correctDays'], 1, async (tx, [typed = '']) => {
    const days = wholeOf(typed, MOST_CORRECT_DAYS);
    if (days === undefined) return undefined;
    await setCorrectDays(tx, days);
    return done(`a number is corrected within ${days} days of its draw`);
  }),
  'issues retry': ofIssue('retry'),
  'issues halt': ofIssue('halt'),
  odds: ofTerms('bet.odds.change', 4, async (stage, args) => {
    const [game = '', code = '', option = '', value = ''] = args;
    const nowMs = await readNow(stage.db);
    const play = (await playOf(stage.db, game, code))?.on(nowMs);
    const index = play?.quotes.findIndex((each) => each.code === option) ?? -1;
    const odds = oddsFromNumber(decimalOf(value));
    if (!play || index < 0 || odds === undefined || odds <= ODDS_UNIT) return undefined;
    let before: bigint | undefined;
    let fault: ReturnFault | undefined;
    const next = await changeTerms(stage, Number(game), (now) => {
      const all = oddsByForm(now, nowMs)[play.form] ?? [];
      before = all[index];
      const wanted = all.with(index, odds);
      fault = returnFault(play, wanted, standardOdds(now, play));
      return Promise.resolve(fault ? undefined : { odds: { [play.form]: wanted } });
    });
    if (fault) return `${play.name.en}, ${option}: ${RETURN_FAULTS[fault]}`;
    return {
      before: { [play.form]: { [option]: before && Number(before) } },
      after: { [play.form]: { [option]: Number(odds) }, version: next.version },
      value: `version ${next.version}: ${play.name.en}, ${option} pays ${oddsToNumber(odds)}${
        play.form === play.code ? '' : ', in the lunar years to come too'
      }`,
    };
  }),
  play: ofTerms('bet.plays.change', 3, async (stage, [game = '', code = '', state]) => {
    const play = await playOf(stage.db, game, code);
    if (!play || (state !== 'on' && state !== 'off')) return undefined;
    let wasOn = true;
    const next = await changeTerms(stage, Number(game), ({ closedPlays }) => {
      wasOn = !closedPlays.has(code);
      const others = [...closedPlays].filter((closed) => closed !== code);
      return { closedPlays: state === 'on' ? others : [...others, code] };
    });
    return {
      before: { [code]: wasOn ? 'on' : 'off' },
      after: { [code]: state, version: next.version },
      value: `version ${next.version}: ${play.name.en} is ${state}`,
    };
  }),
};

/** Through the door of the operators, as `command`: what is done stands in their audit. */
async function change(
  db: Db,
  dataFolder: string,
  { permission, targetOf, change: work }: Act,
  args: readonly string[],
  reason: string,
): Promise<string | undefined> {
  const deed = { permission, target: targetOf(args), reason };
  const said = await act<string, string | undefined>(db, 'command', deed, async (tx) => {
    const stage = { db: tx, announce: announcer, settings: { dataFolder } };
    const outcome = await work(stage, args);
    return isDone(outcome) ? ok(outcome) : refused(outcome);
  });
  return said.ok ? said.value : said.error;
}

const namedActs = new Map(Object.entries(acts));
const otherActs = new Map(
  Object.entries({
    ...gameActs,
    ...playerActs,
    ...liveActs,
    ...ownActs,
    ...courierActs,
    ...wechatActs,
    ...rateActs,
    ...chainActs,
    ...installationActs,
  }),
);

type Work = (command: Command, reason: string) => Promise<string | { why: string } | undefined>;

/** The work that the words name; undefined if there is none or it takes other words. */
function findWork([name = '', ...args]: readonly string[]): Work | undefined {
  const look = args.length === 0 ? new Map(Object.entries(looks)).get(name) : undefined;
  if (look) return ({ db, dataFolder }) => look(db, dataFolder);
  const named = namedActs.get(`${name} ${args[0]}`) ?? namedActs.get(name);
  if (named && args.length <= named.most) {
    return ({ db, dataFolder }, reason) => change(db, dataFolder, named, args, reason);
  }
  const other = otherActs.get(`${name} ${args[0]}`) ?? otherActs.get(name);
  const rest = otherActs.has(name) ? args : args.slice(1);
  if (other?.words !== rest.length) return undefined;
  return ({ db, dataFolder }, reason) => other.run({ db, dataFolder, reason }, rest);
}

/** `npm run site -- ...`: what operators change until the console can. Works while the site runs. */
export async function runSite(typed: readonly string[]): Promise<void> {
  const { words, reason } = reasonOf(typed, 'npm run site --');
  const work = findWork(words);
  if (reason === undefined || !work) {
    console.log(SITE_USAGE);
    process.exitCode = words.length === 0 ? 0 : 2;
    return;
  }
  await runCommand(async (command) => {
    // An installation that never ran has no games yet.
    await fillGames(command.db, CATEGORIES);
    const said = await work(command, reason);
    if (said === undefined) process.exitCode = 2;
    else if (typeof said === 'object') process.exitCode = 1;
    console.log(typeof said === 'object' ? said.why : (said ?? SITE_USAGE));
  });
}
