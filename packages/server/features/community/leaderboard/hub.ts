import { leaderboardHub, leadersTopic } from '@fairlot/wire/community/leaderboard';
import { hubRoutes } from '#platform/hub';

const TODAY = leadersTopic.of('today');

export const leaderboardHubRoutes = () =>
  hubRoutes(leaderboardHub, {
    joinLeaderboard: async (call, isIn) => {
      await (isIn ? call.join(TODAY) : call.leave(TODAY));
      return isIn;
    },
  });
