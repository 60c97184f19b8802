import type { lotteryConsole, lotteryHttp, lotteryHub } from '@fairlot/wire/lottery';
import { CALLS, type CallRows, type HubRows } from '../../../testing/calls.ts';

export const lotteryCalls: CallRows<typeof lotteryHttp> = {
  getLotteryInfo: {
    who: 'anyone',
    sample: {
      GameIdList: [CALLS.game],
      State: true,
      LastIssue: true,
      LastDrawIssue: true,
      Countdown: true,
      OldIssues: true,
      SelectCount: 5,
    },
  },
  getLotteryData: { who: 'anyone' },
  getDrawHistory: {
    who: 'anyone',
    sample: { GameId: CALLS.game, Day: '2027-03-05', Count: 5 },
  },
};

/** Neither takes the name of a player. */
export const lotteryHubCalls: HubRows<typeof lotteryHub> = { join: 'player', multiJoin: 'player' };

export const lotteryConsoleCalls: CallRows<typeof lotteryConsole> = {
  getGames: { who: 'lottery.games.read' },
  changeGameState: {
    who: 'lottery.games.change',
    sample: { GameId: 32_000, Sale: 'off', Reason: 'nobody has this game' },
  },
};
