import { mills } from '@fairlot/rules/core/money';
import { FollowMode } from '@fairlot/rules/follow/scale';
import { followHttp } from '@fairlot/wire/community/follow';
import { leaderboardHttp } from '@fairlot/wire/community/leaderboard';
import type { DemoStep } from '#platform/demo';

const DAY_MS = 86_400_000;
const DAYS = 7;

/** `player1` follows `player2`, who is on the leaderboard from the first draw on. */
export const demoFollow: DemoStep = {
  name: 'follow',
  after: ['leader', 'schedules', 'bets'],
  isLong: true,
  run: async (stage) => {
    const player = await stage.player('player1');
    const { Rows: plans } = await player.call(followHttp.getPlans, { PageSize: 1 });
    if (plans.length > 0) return;
    const Handle = await stage.until('a leader', async () => {
      const { Rows } = await player.call(leaderboardHttp.getLeaders, { By: 'net' });
      return Rows.find((each) => each.Handle !== null)?.Handle ?? undefined;
    });
    await player.call(followHttp.start, {
      IntentId: stage.intent('follow'),
      Handle,
      Mode: FollowMode.FIXED,
      Value: 2_000,
      BetCap: mills(10_000n),
      DayCap: mills(200_000n),
      StopIfLoss: mills(100_000n),
      UntilTimeStamp: (await stage.now()) + DAYS * DAY_MS,
    });
  },
};
