// The windows of a timetable as they are typed. Pure.
import type { Game } from './game.ts';
import { lateTimeOf, readLateTime, whole } from './read-input.ts';

/** One window: its first draw, its last, and the seconds from draw to draw. */
export type TypedSession = { readonly from: string; readonly to: string; readonly every: string };
export type Session = NonNullable<Game['Sessions']>[number];

const DAY_SECONDS = 86_400;

export const typedSessions = (sessions: Game['Sessions']): readonly TypedSession[] =>
  (sessions ?? []).map(({ FromSeconds, ToSeconds, EverySeconds }) => ({
    from: lateTimeOf(FromSeconds),
    to: lateTimeOf(ToSeconds),
    every: String(EverySeconds),
  }));

/** The windows that were typed; undefined where one of them is none, or begins before the one before it is over. */
export function readSessions(typed: readonly TypedSession[]): readonly Session[] | undefined {
  const sessions: Session[] = [];
  for (const { from, to, every } of typed) {
    const [FromSeconds, ToSeconds] = [readLateTime(from), readLateTime(to)];
    const EverySeconds = whole(every, 1, DAY_SECONDS);
    const before = sessions.at(-1)?.ToSeconds ?? -1;
    if (FromSeconds === undefined || ToSeconds === undefined || EverySeconds === undefined) {
      return undefined;
    }
    if (FromSeconds <= before || ToSeconds < FromSeconds) return undefined;
    sessions.push({ FromSeconds, ToSeconds, EverySeconds });
  }
  return sessions.length > 0 ? sessions : undefined;
}

/** The breaks between windows: from the last draw of one to the first of the next. */
export const breaksOf = (sessions: readonly Session[]): readonly string[] =>
  sessions
    .slice(1)
    .map(
      ({ FromSeconds }, i) =>
        `${lateTimeOf(sessions[i]?.ToSeconds ?? 0)}–${lateTimeOf(FromSeconds)}`,
    );
