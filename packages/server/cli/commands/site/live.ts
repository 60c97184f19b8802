import type { Result } from '@fairlot/rules/core/result';
import { readWindows, windowsText } from '@fairlot/rules/lottery/read-windows';
import { textOf } from '@fairlot/wire/core';
import { LIVE_CODES, TOAST_CODES } from '@fairlot/wire/community/live-notice';
import {
  deleteLive,
  readLives,
  saveLive,
  sendToast,
  type LiveContent,
  type LiveRow,
} from '../../../features/community/live-notice/index.ts';
import type { Db } from '#platform/db';
import type { GameStage } from './games.ts';

/** What `npm run site` does with live notifications and lines to all players: the same use cases as at the console, by actor `command`. */
export const LIVE_USAGE = `npm run site -- live                             what players are shown at times of the day
npm run site -- live add GAME TIMES TITLE TEXT TITLE TEXT        in Chinese, then in English; times as 19:50-20:30,23:30-00:30
npm run site -- live edit ID GAME TIMES TITLE TEXT TITLE TEXT
npm run site -- live delete ID
npm run site -- toast TEXT TEXT                  a line to all players who are there, in Chinese, then in English`;

const CODES = { ...LIVE_CODES, ...TOAST_CODES };
type Refusal = {
  readonly code: keyof typeof CODES;
  readonly params?: Readonly<Record<string, string | number>>;
};

const say = <T>(result: Result<T, Refusal>, done: (value: T) => string): string =>
  result.ok ? done(result.value) : textOf(CODES[result.error.code], result.error.params, 'en');

const LAST = { game: 32_767, id: 2_147_483_647 } as const;

/** A number from 1 on; undefined when it is not typed as one. */
const numberOf = (typed: string, most: number): number | undefined =>
  /^[1-9][0-9]{0,9}$/.test(typed) && Number(typed) <= most ? Number(typed) : undefined;

function contentOf(args: readonly string[]): LiveContent | undefined {
  const [game = '', typed = '', titleZh = '', zh = '', titleEn = '', en = ''] = args;
  const [gameId, times] = [numberOf(game, LAST.game), readWindows(typed)];
  if (gameId === undefined || !times) return undefined;
  return { gameId, title: { zh: titleZh, en: titleEn }, content: { zh, en }, times };
}

type Said = Promise<string | undefined>;

export const liveActs = {
  'live add': {
    words: 6,
    run: async ({ db, reason }: GameStage, args: readonly string[]): Said => {
      const live = contentOf(args);
      if (!live) return undefined;
      return say(await saveLive(db, 'command', { live, reason }), ({ id }) => `notification ${id}`);
    },
  },
  'live edit': {
    words: 7,
    run: async ({ db, reason }: GameStage, [typed = '', ...args]: readonly string[]): Said => {
      const [id, live] = [numberOf(typed, LAST.id), contentOf(args)];
      if (id === undefined || !live) return undefined;
      const saved = await saveLive(db, 'command', { live, seen: { id }, reason });
      return say(saved, ({ version }) => `notification ${id}, version ${version}`);
    },
  },
  'live delete': {
    words: 1,
    run: async ({ db, reason }: GameStage, [typed = '']: readonly string[]): Said => {
      const id = numberOf(typed, LAST.id);
      if (id === undefined) return undefined;
      return say(await deleteLive(db, 'command', id, reason), () => `notification ${id} is gone`);
    },
  },
  toast: {
    words: 2,
    run: async ({ db, reason }: GameStage, [zh = '', en = '']: readonly string[]): Said => {
      const sent = await sendToast(db, 'command', { content: { zh, en }, reason });
      return say(sent, (ms) => `said at ${new Date(ms).toISOString()}`);
    },
  },
} as const;

const tell = ({ id, gameId, times, title, content, version }: LiveRow): string =>
  `${id}  game ${gameId}  ${windowsText(times)}  ${title.zh} · ${title.en}  version ${version}\n    ${content.zh}\n    ${content.en}`;

export const describeLiveNotices = async (db: Db): Promise<string> =>
  (await readLives(db)).map(tell).join('\n') || 'there is none';
