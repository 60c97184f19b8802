import type { GameInfo } from '@fairlot/wire/play/lottery';
import type { Game } from '../lottery/games/index.ts';

/** How far the line looks ahead. */
export const AHEAD_MS = 600_000;
const MINUTE_MS = 60_000;
const DAY_SECONDS = 86_400;

/** Games that are drawn at the same moment, the one that is drawn most rarely first. */
export type DrawAhead = { readonly drawMs: number; readonly games: readonly Game[] };

const isAllDay = ({ IntervalSeconds, DailyIssueCount }: Game): boolean =>
  IntervalSeconds !== null && IntervalSeconds * DailyIssueCount === DAY_SECONDS;

/** When a game is drawn until `untilMs`: as the server told it, then by the interval where that holds all day. */
function timesOf(game: Game, { RecentIssues = [] }: GameInfo, untilMs: number): readonly number[] {
  const times = RecentIssues.map(({ DrawTimeStamp }) => DrawTimeStamp);
  const stepMs = (game.IntervalSeconds ?? 0) * 1000;
  const last = times.at(-1);
  if (last === undefined || !isAllDay(game)) return times;
  for (let next = last + stepMs; next <= untilMs; next += stepMs) times.push(next);
  return times;
}

/** The draws between two moments of the games that are on sale, earliest first. */
export function drawsAhead(
  games: readonly Game[],
  infos: { readonly [gameId: string]: GameInfo },
  { fromMs, untilMs }: { readonly fromMs: number; readonly untilMs: number },
): readonly DrawAhead[] {
  const byTime = new Map<number, Game[]>();
  for (const game of games) {
    const info = infos[game.Id];
    if (!info || info.State !== 0) continue;
    for (const drawMs of timesOf(game, info, untilMs)) {
      if (drawMs <= fromMs || drawMs > untilMs) continue;
      byTime.set(drawMs, [...(byTime.get(drawMs) ?? []), game]);
    }
  }
  const rarest = (a: Game, b: Game) =>
    (b.IntervalSeconds ?? Infinity) - (a.IntervalSeconds ?? Infinity) || 0;
  return [...byTime]
    .map(([drawMs, drawn]) => ({ drawMs, games: drawn.toSorted(rarest) }))
    .toSorted((a, b) => a.drawMs - b.drawMs);
}

const rarity = ({ games }: DrawAhead): number => games[0]?.IntervalSeconds ?? Infinity;

/**
 * The draws that have room for a name: one in each minute of the clock, the rarest game of it. What is named stays
 * so while the line moves on. Returns for each the time until the next name on its side, two minutes at most.
 */
export function namedOf(draws: readonly DrawAhead[]): ReadonlyMap<number, number> {
  const named = new Map<number, DrawAhead>();
  for (const draw of draws) {
    const minute = Math.floor(draw.drawMs / MINUTE_MS);
    const before = named.get(minute);
    if (!before || rarity(draw) > rarity(before)) named.set(minute, draw);
  }
  const times = [...named.values()].map(({ drawMs }) => drawMs);
  return new Map(
    times.map((drawMs) => {
      const next = times.find((other) => other > drawMs && isAbove(other) === isAbove(drawMs));
      return [drawMs, Math.min(2 * MINUTE_MS, (next ?? Infinity) - drawMs)];
    }),
  );
}

/** Names of two minutes that follow one another are on different sides of the line. */
export const isAbove = (drawMs: number): boolean => Math.floor(drawMs / MINUTE_MS) % 2 === 0;
