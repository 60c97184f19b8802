/** Who leads today, of the players who agreed to be shown: a view beside the long dragons. */
export { Leaderboard } from './Leaderboard.tsx';
