import { mills } from '@fairlot/rules/core/money';
import { ok, type Result } from '@fairlot/rules/core/result';
import { intervalSeconds, type Session } from '@fairlot/rules/lottery/category';
import type { Output } from '@fairlot/wire/core';
import { lotteryConsole } from '@fairlot/wire/play/lottery';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { actorOf } from '../../staff/operator/proposals/index.ts';
import { addGame } from './catalogue/add-game.ts';
import { arrangeGame } from './catalogue/arrange-game.ts';
import type { GameChange } from './catalogue/change-game.ts';
import { changeState } from './catalogue/change-state.ts';
import { alarmCalls } from './alarms/http-alarms.ts';
import { issueCalls } from './intervention/http-issues.ts';
import { calendarCalls } from './calendar/http-calendar.ts';
import { renameGame } from './catalogue/rename-game.ts';
import { readNow } from './issues/store.ts';
import { type GameNow, readGames } from './games/store-game.ts';
import { type Limits, listVersions } from './games/store-version.ts';

type Row = Output<typeof lotteryConsole.getGames>['Rows'][number];

const presentLimits = (limits: Limits): Row['Limits'] => ({
  PrizeLimit: mills(BigInt(limits.prizeLimit)),
  MinStake: mills(BigInt(limits.minStake)),
  MaxStake: mills(BigInt(limits.maxStake)),
  MaxMultiple: limits.maxMultiple,
  ...(limits.issuePrize !== undefined && { IssuePrize: mills(BigInt(limits.issuePrize)) }),
  ...(limits.budget !== undefined && { Budget: mills(BigInt(limits.budget)) }),
});

const presentSession = ({ fromSeconds, toSeconds, everySeconds }: Session) => ({
  FromSeconds: fromSeconds,
  ToSeconds: toSeconds,
  EverySeconds: everySeconds,
});

function presentRow({ category, limits, ...game }: GameNow): Row {
  const { schedule, closeLeadSeconds, sort, name } = category;
  return {
    GameId: game.id,
    CategoryId: game.categoryId,
    Code: game.code,
    Name: name,
    Kind: game.kind,
    State: game.state,
    StateReason: game.stateReason,
    StateAt: Math.floor(game.stateMs),
    StateNote: game.stateNote
      ? { Message: game.stateNote.message, Until: game.stateNote.until }
      : null,
    IntervalSeconds: intervalSeconds(category),
    DrawAtSeconds: schedule.kind === 'daily' ? schedule.drawAtSeconds : null,
    Sessions: schedule.kind === 'sessions' ? schedule.sessions.map(presentSession) : null,
    CloseLeadSeconds: closeLeadSeconds,
    LateMinutes: game.lateMinutes,
    GiveUpMinutes: game.giveUpMinutes,
    Sort: sort,
    IsHot: game.isHot,
    Limits: limits ? presentLimits(limits) : null,
    Version: game.version,
  };
}

/** What every change says, out of the words of the contract. */
const changeOf = (input: {
  readonly GameId: number;
  readonly Version: number;
  readonly Reason: string;
  readonly EffectAt?: number | undefined;
}): GameChange => ({
  gameId: input.GameId,
  seen: input.Version,
  reason: input.Reason,
  effectAt: input.EffectAt,
});

const made = <E>(result: Result<{ readonly version: number }, E>) =>
  result.ok ? ok({ Version: result.value.version }) : result;

/** What operators see of the games and do with them. */
export function lotteryConsoleRoutes(platform: Platform) {
  const { db } = platform;
  return routes(lotteryConsole, {
    ...issueCalls(platform),
    ...alarmCalls(platform),
    getGames: async () => {
      const games = await readGames(db);
      return { Rows: games.map(presentRow), DateTimeNow: await readNow(db) };
    },
    getGameVersions: async ({ GameId, Before, Count }) => {
      const rows = await listVersions(db, GameId, Before, Count + 1);
      const shown = rows.slice(0, Count).map((row) => ({
        Version: row.version,
        Part: row.part,
        Content: row.content,
        Author: row.author,
        AuthorName: row.author_name,
        Reason: row.reason,
        MadeAt: Math.floor(row.made_at),
        EffectAt: Math.floor(row.effect_at),
        IsInForce: row.is_in_force,
        IsPlanned: row.is_planned,
      }));
      const Next = rows.length > shown.length ? (shown.at(-1)?.Version ?? null) : null;
      return { Rows: shown, Next, DateTimeNow: await readNow(db) };
    },
    changeGameState: async (input, call) => {
      const { Sale: sale, Until: until, Message: message } = input;
      const change = { ...changeOf(input), sale, until, message };
      const result = await changeState(db, actorOf(call), change);
      if (!result.ok) return result;
      const { state, reason, version } = result.value;
      return ok({ State: state, StateReason: reason, Version: version });
    },
    renameGame: async (input, call) =>
      made(await renameGame(db, actorOf(call), changeOf(input), input.Name)),
    arrangeGame: async (input, call) => {
      const display = { sort: input.Sort, isHot: input.IsHot };
      return made(await arrangeGame(db, actorOf(call), changeOf(input), display));
    },
    ...calendarCalls(platform),
    addGame: async ({ CategoryId, Name, Reason }, call) => {
      const added = { categoryId: CategoryId, name: Name, reason: Reason };
      const result = await addGame(db, actorOf(call), added);
      if (!result.ok) return result;
      const { gameId, code, version } = result.value;
      return ok({ GameId: gameId, Code: code, Version: version });
    },
  });
}
