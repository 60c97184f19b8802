import { OLD_ISSUE_LIMIT } from '@fairlot/rules/issue/current';
import { categoryOf } from '@fairlot/rules/lottery/categories';
import { lotteryHttp } from '@fairlot/wire/lottery';
import type { Db } from '../../platform/db.ts';
import type { Platform } from '../../platform/feature.ts';
import { routes } from '../../platform/route.ts';
import { presentData, presentGame, presentIssue } from './present.ts';
import { type InfoQuery, readHistory, readInfo } from './store-info.ts';
import { readGames } from './store-game.ts';

/** The current issue and so many after it: a client that loses the server counts on for a while. */
const RECENT_ISSUES = 5;
/** Issues of a day whose history is asked for: more than any timetable has. */
const MOST_OF_A_DAY = 2_880;

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

export function lotteryRoutes({ db }: Platform) {
  const info = sharedInfo(db);
  const games = sharedGames(db);
  return routes(lotteryHttp, {
    getLotteryInfo: async (input) => {
      const parts = {
        state: input.State ?? false,
        last: input.LastIssue ?? false,
        lastDraw: input.LastDrawIssue ?? false,
        countdown: input.Countdown ?? false,
        old: input.OldIssues ?? false,
      };
      const { games, nowMs } = await info({
        gameIds: input.GameIdList,
        recent: parts.countdown ? RECENT_ISSUES : 0,
        old: parts.old ? (input.SelectCount ?? OLD_ISSUE_LIMIT) : 0,
        last: parts.last,
        lastDraw: parts.lastDraw,
      });
      const infos = games.flatMap((game) => {
        const category = categoryOf(game.categoryId);
        if (!category) return [];
        const asItDraws = { ...category, ...game.timetable };
        return [[game.id, presentGame(asItDraws, game, parts, nowMs)]];
      });
      return Object.fromEntries(infos);
    },

    getLotteryData: async () =>
      Object.fromEntries((await games()).map((game) => [game.id, presentData(game)])),

    getDrawHistory: async ({ GameId, Day, Count = OLD_ISSUE_LIMIT }) => {
      const count = Day === undefined ? Count : MOST_OF_A_DAY;
      const query = { gameId: GameId, count, ...(Day !== undefined && { day: Day }) };
      const { lines, nowMs } = await readHistory(db, query);
      return { Issues: lines.map(presentIssue), DateTimeNow: nowMs };
    },
  });
}
