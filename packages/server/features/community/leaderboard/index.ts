import type { Feature } from '#platform/feature';
import { leaderboardRoutes } from './http.ts';
import { leaderboardHubRoutes } from './hub.ts';
import { leaderboardJobs } from './jobs.ts';
import { demoLeader } from './demo.ts';

/** Who leads today, of the players who agreed to be shown: wins beside losses, counted issue by issue. */
export const leaderboard: Feature = {
  name: 'leaderboard',
  demo: [demoLeader],
  http: leaderboardRoutes,
  hub: leaderboardHubRoutes,
  jobs: leaderboardJobs,
};
