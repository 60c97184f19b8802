// Which long dragons are worth a word now. Pure: a function of what the player wants, what is open, and what was drawn.
import type { Streak } from '@fairlot/wire/community/streak';
import type { StreakAlert } from './use-streak-alerts.ts';

/**
 * A streak that is long enough, with a name that is the same for as long as it goes on and the player asks for the same length;
 * its last word tells the run from others of its side.
 */
export type DueStreak = { readonly name: string; readonly streak: Streak };

/**
 * Of one that may have begun before what was looked at nobody knows when it did: it is long, and has no other name. Who asks for
 * a longer one by now than when he was told of it is told once more, when it is as long.
 */
const nameOf = ({ GameId, Play, Same, Since, IsLonger }: Streak, least: number): string =>
  `streak ${GameId} ${Play} ${Same.Option} ${IsLonger ? 'long' : Since}/${least}`;

/** The streaks of games that have just drawn which are as long as the player asked for, the longest first. */
export function dueStreaks(
  alerts: readonly StreakAlert[],
  streaks: readonly Streak[],
  drawn: ReadonlySet<number>,
): readonly DueStreak[] {
  const leastOf = new Map(alerts.map(({ GameId, Length }) => [GameId, Length]));
  return streaks.flatMap((streak) => {
    const least = leastOf.get(streak.GameId);
    const isDue = least !== undefined && drawn.has(streak.GameId) && streak.Length >= least;
    return isDue ? [{ name: nameOf(streak, least), streak }] : [];
  });
}
