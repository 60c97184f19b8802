import { part } from '@fairlot/shell';

/** Who leads today, of the players who agreed to be shown: a view beside the long dragons. */
export const LeaderboardPart = part(() => import('./Leaderboard.tsx'));
