// Which bells ring now. Pure: a function of the bells, the issues that are known, the time, and what rang.
import { currentIssue } from '@fairlot/rules/issue/current';
import type { GameInfo } from '@fairlot/wire/play/lottery';
import type { Bell } from './use-alerts.ts';

/** The newest issue of a game that rang; each rings once. */
export type Rung = ReadonlyMap<number, number>;
export type Due = { readonly gameId: number; readonly serial: number; readonly seconds: number };

const issuesOf = ({ CurrentIssue, RecentIssues = [] }: GameInfo) =>
  (CurrentIssue ? [CurrentIssue, ...RecentIssues] : RecentIssues).toSorted(
    (a, b) => a.SerialNumber - b.SerialNumber,
  );

/** Whole seconds to the end of the sale that runs, with its issue; undefined where none does. */
export function saleOf(info: GameInfo, nowMs: number) {
  if (info.State !== 0 || info.IsMaintain || info.IsOfficialOffline) return undefined;
  const { current, countdownMs } = currentIssue(issuesOf(info), { nowMs });
  return current && { serial: current.SerialNumber, seconds: Math.ceil(countdownMs / 1000) };
}

export function dueBells(
  bells: readonly Bell[],
  infos: Readonly<Record<number, GameInfo>>,
  rung: Rung,
  nowMs: number,
): readonly Due[] {
  return bells.flatMap(({ GameId, Seconds }) => {
    const info = infos[GameId];
    const sale = info && saleOf(info, nowMs);
    if (!sale || sale.seconds > Seconds || (rung.get(GameId) ?? 0) >= sale.serial) return [];
    return [{ gameId: GameId, ...sale }];
  });
}
