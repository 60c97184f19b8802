import { OLD_ISSUE_LIMIT } from '@fairlot/rules/issue/current';
import { type Input, isGameTopic } from '@fairlot/wire/core';
import { type GameData, lotteryHttp, lotteryHub } from '@fairlot/wire/play/lottery';
import type { Db } from '#platform/db';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { type Prepared, prepareAnswer } from '#platform/cached-response';
import { createPreparedAnswers } from './prepared-answers.ts';
import { presentInfos } from './game-infos.ts';
import { type InfoParts, presentData, presentIssue } from './present.ts';
import { readDayPlace } from './store-day-place.ts';
import { gamesOnBlocks, type InfoQuery, readHistory, readInfo } from './issues/store-info.ts';
import { readGames } from './games/store-game.ts';
import { untilNextVersion } from './games/store-version.ts';

/** The current issue and so many after it: a client that loses the server counts on for a while. */
const RECENT_ISSUES = 5;
/** Issues of a day whose history is asked for: more than any timetable has. */
const MOST_OF_A_DAY = 2_880;

/** What tells players all that an answer would: a result, and that its bets are settled. */
const TOLD: ReadonlySet<string> = new Set([
  lotteryHub.receiveWinningNumber.target,
  lotteryHub.lotteryAwarded.target,
]);

/** Whoever asks for so many games is given bytes that were made for all who ask for the same. */
const MANY_GAMES = 20;

/** Players who ask for the same at the same moment are answered by one statement. */
function sharedInfo(db: Db): (query: InfoQuery) => ReturnType<typeof readInfo> {
  const underWay = new Map<string, ReturnType<typeof readInfo>>();
  return (query) => {
    const name = JSON.stringify(query);
    const known = underWay.get(name) ?? readInfo(db, query).finally(() => underWay.delete(name));
    underWay.set(name, known);
    return known;
  };
}

/** The same of all games as they are now. */
function sharedGames(db: Db): () => ReturnType<typeof readGames> {
  let underWay: ReturnType<typeof readGames> | undefined;
  return () => {
    underWay ??= readGames(db).finally(() => (underWay = undefined));
    return underWay;
  };
}

type InfoInput = Input<typeof lotteryHttp.getLotteryInfo>;
type Read = Awaited<ReturnType<typeof readInfo>>;

const partsOf = (input: InfoInput): InfoParts => ({
  state: input.State ?? false,
  last: input.LastIssue ?? false,
  lastDraw: input.LastDrawIssue ?? false,
  countdown: input.Countdown ?? false,
  old: input.OldIssues ?? false,
});

function queryOf(input: InfoInput, { countdown, old, last, lastDraw }: InfoParts): InfoQuery {
  const { GameIdList, SelectCount = OLD_ISSUE_LIMIT } = input;
  // In whatever order they are asked for, it is the same answer.
  const gameIds = [...new Set(GameIdList)].toSorted((a, b) => a - b);
  const recent = countdown ? RECENT_ISSUES : 0;
  return { gameIds, recent, old: old ? SelectCount : 0, last, lastDraw };
}

/** How long time alone changes nothing in it: until the next issue starts or closes. */
function holdsMs({ games, nowMs }: Read): number {
  const ahead = games
    .flatMap(({ recent }) => (recent ?? []).flatMap(({ start, close }) => [start, close]))
    .filter((at) => at > nowMs);
  return Math.min(Infinity, ...ahead) - nowMs;
}

export function lotteryRoutes({ db, watch }: Platform) {
  const info = sharedInfo(db);
  const games = sharedGames(db);
  const prepared = createPreparedAnswers();
  watch(({ topic, target }) => {
    if (isGameTopic(topic)) prepared.change(TOLD.has(target) ? 'soon' : 'now');
  });
  let hasMany = false;
  let dataBytes: Prepared | undefined;
  const allData = async (): Promise<Record<string, GameData>> => {
    const all = await games();
    const ofBlocks = all.filter(({ category }) => category.source.kind === 'block');
    const onBlocks = await gamesOnBlocks(
      db,
      ofBlocks.map(({ id }) => id),
    );
    return Object.fromEntries(all.map((game) => [game.id, presentData(game, onBlocks)]));
  };
  return routes(lotteryHttp, {
    getLotteryInfo: async (input) => {
      const parts = partsOf(input);
      const query = queryOf(input, parts);
      if (query.gameIds.length < MANY_GAMES) return presentInfos(await info(query), parts);
      return prepared.ask(JSON.stringify([query, parts.state]), async () => {
        const read = await info(query);
        const infos = presentInfos(read, parts);
        const bytes = await prepareAnswer(lotteryHttp.getLotteryInfo, infos);
        return { bytes, holdsMs: holdsMs(read) };
      });
    },

    getLotteryData: async () => {
      if (!hasMany) {
        const data = await allData();
        hasMany = Object.keys(data).length >= MANY_GAMES;
        if (!hasMany) return data;
      }
      return prepared.ask('data', async () => {
        const ahead = { changes: 'seldom', before: dataBytes } as const;
        // Read first: what takes effect while the games are read ends the answer at once.
        const holds = await untilNextVersion(db);
        dataBytes = await prepareAnswer(lotteryHttp.getLotteryData, await allData(), ahead);
        return { bytes: dataBytes, holdsMs: holds };
      });
    },

    getDrawHistory: async ({ GameId, Day, Count = OLD_ISSUE_LIMIT }) => {
      const count = Day === undefined ? Count : MOST_OF_A_DAY;
      const query = { gameId: GameId, count, ...(Day !== undefined && { day: Day }) };
      const { lines, nowMs } = await readHistory(db, query);
      return { Issues: lines.map(presentIssue), DateTimeNow: nowMs };
    },

    getDayPlace: async ({ GameId, SerialNumber }) => ({
      Place: (await readDayPlace(db, GameId, SerialNumber)) ?? null,
    }),
  });
}
