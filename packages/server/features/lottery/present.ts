import { type Category, dailyIssueCount, intervalSeconds } from '@fairlot/rules/lottery/category';
import { IssueState } from '@fairlot/rules/issue/index';
import { GameState } from '@fairlot/rules/lottery/game-state';
import { gameKindOf, isStoodInFor } from '@fairlot/rules/lottery/source';
import type { GameData, GameInfo, IssueInfo } from '@fairlot/wire/lottery';
import type { GameNow } from './store-game.ts';
import type { GameLine, IssueLine } from './store-info.ts';

export const presentIssue = (line: IssueLine): IssueInfo => ({
  SerialNumber: line.serial,
  OriginalWinningNumber: line.original,
  WinningNumber: line.winning,
  StartTimeStamp: line.start,
  CloseTimeStamp: line.close,
  DrawTimeStamp: line.draw,
  State: line.state,
  ...(line.state === IssueState.CANCEL && !line.opened && { NeverOpened: true as const }),
});

/** Which parts of a game's info were asked for. */
export type InfoParts = {
  readonly state: boolean;
  readonly last: boolean;
  readonly lastDraw: boolean;
  readonly countdown: boolean;
  readonly old: boolean;
};

export function presentGame(
  category: Category,
  game: GameLine,
  parts: InfoParts,
  nowMs: number,
): GameInfo {
  const recent = (game.recent ?? []).map(presentIssue);
  const orNull = (line: IssueLine | null) => (line ? presentIssue(line) : null);
  return {
    CategoryId: category.id,
    IsMaintain: game.state === GameState.MAINTAIN,
    IsOfficialOffline: game.state === GameState.OFFCIAL_OFFLINE,
    IsMiaoMiao: false,
    DailyIssueCount: dailyIssueCount(category),
    ...(parts.state && { State: game.state }),
    ...(parts.last && { LastIssue: orNull(game.last) }),
    ...(parts.lastDraw && { LastDrawIssue: orNull(game.lastDraw) }),
    ...(parts.countdown && { CurrentIssue: recent[0] ?? null, RecentIssues: recent }),
    ...(parts.old && { OldIssues: (game.old ?? []).map(presentIssue) }),
    DateTimeNow: nowMs,
  };
}

export const presentData = ({ code, category, isHot }: GameNow): GameData => ({
  Code: code,
  CategoryId: category.id,
  Name: { zh: category.name.zh, en: category.name.en },
  Family: category.family,
  Kind: gameKindOf(category),
  Source: category.source.kind,
  IsStandIn: isStoodInFor(category),
  IntervalSeconds: intervalSeconds(category),
  CloseLeadSeconds: category.closeLeadSeconds,
  DailyIssueCount: dailyIssueCount(category),
  Sort: category.sort,
  IsHot: isHot,
});
