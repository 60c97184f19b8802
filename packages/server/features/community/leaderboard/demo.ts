import { leaderboardHttp } from '@fairlot/wire/community/leaderboard';
import type { DemoStep } from '#platform/demo';

/** `player2` is shown among the leaders, with the newest bets, and can be followed. */
export const demoLeader: DemoStep = {
  name: 'leader',
  run: async (stage) => {
    const leader = await stage.player('player2');
    const agreed = { IsShown: true, IsFollowable: true, ShowsBets: true };
    await leader.call(leaderboardHttp.agree, agreed);
  },
};
