import { type Category, dailyIssueCount, intervalSeconds } from '@fairlot/rules/lottery/category';
import { IssueState } from '@fairlot/rules/issue/index';
import { GameState, type StateNote } from '@fairlot/rules/lottery/game-state';
import { catalogueKindOf } from '@fairlot/rules/lottery/kind';
import { isRehearsal, isStoodInFor } from '@fairlot/rules/lottery/source';
import type { GameData, GameInfo, IssueInfo } from '@fairlot/wire/play/lottery';
import type { GameNow } from './games/store-game.ts';
import type { GameLine, IssueLine } from './issues/store-info.ts';

export const presentIssue = (line: IssueLine): IssueInfo => ({
  SerialNumber: line.serial,
  OriginalWinningNumber: line.original,
  WinningNumber: line.winning,
  StartTimeStamp: line.start,
  CloseTimeStamp: line.close,
  DrawTimeStamp: line.draw,
  State: line.state,
  ...(line.block !== null && { BlockHeight: line.block }),
  ...(line.first !== null && { FirstWinningNumber: line.first }),
  ...(line.notice !== null && { Notice: line.notice }),
  ...(line.demo && { IsDemoHistory: true as const }),
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

const presentNote = (note: StateNote | null): Pick<GameInfo, 'StateNote'> =>
  note ? { StateNote: { Message: note.message, Until: note.until } } : {};

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
    IsMiaoMiao: category.schedule.kind === 'instant',
    DailyIssueCount: dailyIssueCount(category),
    ...(parts.state && { State: game.state, ...presentNote(game.note) }),
    ...(parts.last && { LastIssue: orNull(game.last) }),
    ...(parts.lastDraw && { LastDrawIssue: orNull(game.lastDraw) }),
    ...(parts.countdown && { CurrentIssue: recent[0] ?? null, RecentIssues: recent }),
    ...(parts.old && { OldIssues: (game.old ?? []).map(presentIssue) }),
    DateTimeNow: nowMs,
  };
}

/** A rehearsal is marked wherever its name stands: on every screen, in every record and every export. */
const MARK = { zh: ' 仿真', en: ' · Rehearsal' };

export const presentName = ({ kind, category: { name, source } }: GameNow): GameData['Name'] =>
  isRehearsal({ source }, kind)
    ? { zh: name.zh + MARK.zh, en: name.en + MARK.en }
    : { zh: name.zh, en: name.en };

export function presentData(game: GameNow, onBlocks: ReadonlySet<number>): GameData {
  const { code, category, isHot, kind } = game;
  return {
    Code: code,
    CategoryId: category.id,
    Name: presentName(game),
    Family: category.family,
    Kind: catalogueKindOf(category),
    Source: category.source.kind,
    IsStandIn: isStoodInFor(category) && !onBlocks.has(game.id),
    IsRehearsal: isRehearsal(category, kind),
    IsVerifiable: kind === 'platform',
    IntervalSeconds: intervalSeconds(category),
    CloseLeadSeconds: category.closeLeadSeconds,
    DailyIssueCount: dailyIssueCount(category),
    Sort: category.sort,
    IsHot: isHot,
  };
}
