import { moneyFromNumber } from '@fairlot/rules/core/money';
import type { Result } from '@fairlot/rules/core/result';
import { LAST_SORT } from '@fairlot/rules/lottery/game';
import { HIGHEST_LIMIT } from '@fairlot/rules/odds/stake';
import { GAME_CODES } from '@fairlot/wire/play/lottery';
import { textOf } from '@fairlot/wire/core';
import { changeLimits } from '../../../features/play/bet/limits/index.ts';
import {
  addGame,
  arrangeGame,
  changeState,
  type GameChange,
  renameGame,
} from '../../../features/play/lottery/catalogue/index.ts';
import { changeTimetable } from '../../../features/play/lottery/calendar/index.ts';
import { type GameNow, readGames } from '../../../features/play/lottery/games/index.ts';
import type { Db } from '#platform/db';

/** What `npm run site` changes of games: the same use cases as at the console, by actor `command`. */
export const GAMES_USAGE = `npm run site -- games                            the games as they are now
npm run site -- game sale GAME on|off|offline    sells it again, or stops it
npm run site -- game name GAME ZH EN             in Chinese and in English
npm run site -- game order GAME PLACE            lower stands further up
npm run site -- game hot GAME on|off
npm run site -- game interval GAME SECONDS LEAD  from draw to draw, and from the end of sale to the draw
npm run site -- game daily GAME HH:MM LEAD       each from the first day without a commit chain
npm run site -- game add CATEGORY ZH EN          another game of a category, numbered from 1001
npm run site -- prize-limit GAME AMOUNT          the largest prize of one bet, for example: prize-limit 4 400000`;

export type GameStage = {
  readonly db: Db;
  readonly dataFolder: string;
  readonly reason: string;
};

/** What was done, or in a line why it was not; undefined: it was not understood. */
type Said = Promise<string | undefined>;
type GameAct = {
  /** Words that it takes. */
  readonly words: number;
  readonly run: (stage: GameStage, args: readonly string[]) => Said;
};

const LAST_GAME = 32_767;
const wholeOf = (text: string): number | undefined =>
  /^[0-9]{1,9}$/.test(text) ? Number(text) : undefined;

/** An amount or odds as people write them: `0x10` and `1e5` are none. */
export const decimalOf = (text: string): number =>
  /^[0-9]{1,9}(\.[0-9]{1,4})?$/.test(text) ? Number(text) : NaN;

type Refusal = { readonly code: string; readonly params?: Readonly<Record<string, string>> };

/** A refusal of the contract says here what it says at the console. */
function say<T>(result: Result<T, Refusal>, done: (value: T) => string): string {
  if (result.ok) return done(result.value);
  const { code, params } = result.error;
  const row = new Map(Object.entries(GAME_CODES)).get(code);
  return row ? textOf(row, params, 'en') : code;
}

const versionOf = ({ version }: { readonly version: number }): string => `version ${version}`;

/** A change of one game: its number, then what it takes. */
const ofGame = (
  words: number,
  run: (stage: GameStage, change: GameChange, args: readonly string[]) => Said,
): GameAct => ({
  words,
  run: async (stage, [game = '', ...args]) => {
    const gameId = wholeOf(game);
    if (gameId === undefined || gameId < 1 || gameId > LAST_GAME) return undefined;
    return run(stage, { gameId, reason: stage.reason }, args);
  },
});

const SALES = ['on', 'off', 'offline'] as const;

const secondsOf = (time: string): number | undefined => {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  return hours === undefined ? undefined : (Number(hours) * 60 + Number(minutes)) * 60;
};

const timetable = (field: 'intervalSeconds' | 'drawAtSeconds', read: typeof wholeOf): GameAct =>
  ofGame(3, async ({ db }, change, [draws = '', lead = '']) => {
    const [at, closeLeadSeconds] = [read(draws), wholeOf(lead)];
    if (at === undefined || closeLeadSeconds === undefined) return undefined;
    const made = await changeTimetable(db, 'command', change, { [field]: at, closeLeadSeconds });
    return say(made, ({ version, fromDay }) => `version ${version}: from ${fromDay} on`);
  });

export const gameActs: Readonly<Record<string, GameAct>> = {
  'game sale': ofGame(2, async ({ db }, change, [word]) => {
    const sale = SALES.find((each) => each === word);
    if (!sale) return undefined;
    return say(await changeState(db, 'command', { ...change, sale }), versionOf);
  }),
  'game name': ofGame(3, async ({ db }, change, [zh = '', en = '']) =>
    say(await renameGame(db, 'command', change, { zh, en }), versionOf),
  ),
  'game order': ofGame(2, async ({ db }, change, [place = '']) => {
    const sort = wholeOf(place);
    if (sort === undefined || sort > LAST_SORT) return undefined;
    return say(await arrangeGame(db, 'command', change, { sort }), versionOf);
  }),
  'game hot': ofGame(2, async ({ db }, change, [word]) => {
    if (word !== 'on' && word !== 'off') return undefined;
    return say(await arrangeGame(db, 'command', change, { isHot: word === 'on' }), versionOf);
  }),
  'game interval': timetable('intervalSeconds', wholeOf),
  'game daily': timetable('drawAtSeconds', secondsOf),
  'game add': {
    words: 3,
    run: async ({ db, reason }, [category = '', zh = '', en = '']) => {
      const categoryId = wholeOf(category);
      if (categoryId === undefined) return undefined;
      const made = await addGame(db, 'command', { categoryId, name: { zh, en }, reason });
      return say(made, ({ gameId, code }) => `game ${gameId} ${code}, offline until it is sold`);
    },
  },
  'prize-limit': ofGame(2, async ({ db, dataFolder }, change, [amount = '']) => {
    const limit = moneyFromNumber(decimalOf(amount));
    if (limit === undefined || limit <= 0n || limit > HIGHEST_LIMIT) return undefined;
    const stage = { db, dataFolder };
    const made = await changeLimits(stage, 'command', change, { prizeLimit: String(limit) });
    return say(made, (value) => `${versionOf(value)}: a bet pays at most ${amount}`);
  }),
};

const STATES = ['on sale', 'in maintenance', 'offline', 'officially offline'];

function drawsOf({ schedule }: GameNow['category']): string {
  switch (schedule.kind) {
    case 'allDay':
      return `each ${schedule.intervalSeconds} s`;
    case 'sessions':
      return schedule.sessions
        .map((each) => `${each.fromSeconds} to ${each.toSeconds} s each ${each.everySeconds} s`)
        .join(', ');
    case 'daily':
      return `at ${schedule.drawAtSeconds} s`;
    case 'instant':
      return 'at each bet';
  }
}

const tell = ({ id, code, category, state, stateReason, version }: GameNow): string => {
  const { closeLeadSeconds: lead, name, sort } = category;
  const why = stateReason === '' ? '' : ` (${stateReason})`;
  return `${id}  ${code}  ${name.zh} · ${name.en}  ${STATES[state] ?? state}${why}  draws ${drawsOf(category)}, closes ${lead} s before  place ${sort}  version ${version}`;
};

export const describeGames = async (db: Db): Promise<string> =>
  (await readGames(db)).map(tell).join('\n');
