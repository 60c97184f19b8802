// Which long dragons are worth a word now. Pure: a function of what the player wants, what is open, and what was drawn.
import type { Streak } from '@fairlot/wire/streak';
import type { StreakAlert } from './use-streak-alerts.ts';

/** A streak that is long enough, with a name that is the same for as long as it goes on; its last word tells the run from others of its side. */
export type DueStreak = { readonly name: string; readonly streak: Streak };

/** Of one that may have begun before what was looked at nobody knows when it did: it is long, and has no other name. */
const nameOf = ({ GameId, Play, Same, Since, IsLonger }: Streak): string =>
  `streak ${GameId} ${Play} ${Same.Option} ${IsLonger ? 'long' : Since}`;

/** The streaks of games that have just drawn which are as long as the player asked for, the longest first. */
export function dueStreaks(
  alerts: readonly StreakAlert[],
  streaks: readonly Streak[],
  drawn: ReadonlySet<number>,
): readonly DueStreak[] {
  const leastOf = new Map(alerts.map(({ GameId, Length }) => [GameId, Length]));
  return streaks
    .filter(({ GameId, Length }) => {
      const least = leastOf.get(GameId);
      return least !== undefined && drawn.has(GameId) && Length >= least;
    })
    .map((streak) => ({ name: nameOf(streak), streak }));
}
