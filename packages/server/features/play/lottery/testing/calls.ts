import type { lotteryConsole, lotteryHttp, lotteryHub } from '@fairlot/wire/play/lottery';
import { CALLS, type CallRows, type FeatureCalls, type HubRows } from '#testing/calls';

const lotteryCalls: CallRows<typeof lotteryHttp> = {
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
  getDayPlace: { who: 'anyone', sample: { GameId: CALLS.game, SerialNumber: 202703050721 } },
};

/** None takes the name of a player. */
const lotteryHubCalls: HubRows<typeof lotteryHub> = {
  join: { who: 'player', sample: [CALLS.game] },
  multiJoin: { who: 'player', sample: [[CALLS.game]] },
  joinDrawTrend: { who: 'player', sample: [[CALLS.game]] },
};

/** A change of a game that there is not. */
const NOBODYS = { GameId: 32_000, Version: 1, Reason: 'nobody has this game' };

const NO_ISSUE = { GameId: 96, SerialNumber: 1999001 };

const lotteryConsoleCalls: CallRows<typeof lotteryConsole> = {
  getGames: { who: 'lottery.games.read' },
  changeGameState: {
    who: 'lottery.games.change',
    sample: { ...NOBODYS, Sale: 'off', EffectAt: CALLS.startAt + 60_000 },
  },
  getGameVersions: { who: 'lottery.games.read', sample: { GameId: 4, Before: 100, Count: 20 } },
  renameGame: {
    who: 'lottery.games.rename',
    sample: { ...NOBODYS, Name: { zh: '新名', en: 'New' }, EffectAt: CALLS.startAt + 60_000 },
  },
  arrangeGame: {
    who: 'lottery.games.arrange',
    sample: { ...NOBODYS, Sort: 3, IsHot: true, EffectAt: CALLS.startAt + 60_000 },
  },
  proposeTimetable: {
    who: 'lottery.games.schedule',
    sample: {
      ...NOBODYS,
      IntervalSeconds: 60,
      CloseLeadSeconds: 10,
      FromDay: '2027-03-08',
    },
  },
  getAlarms: { who: 'lottery.alarms.read' },
  getSeenAlarms: { who: 'lottery.alarms.read' },
  acknowledgeAlarms: {
    who: 'lottery.alarms.acknowledge',
    sample: { Ids: [1_000_000_000], Reason: 'no such alarm' },
  },
  changeAlarmTimes: {
    who: 'lottery.alarms.change',
    sample: { GameId: 32_000, LateMinutes: 5, GiveUpMinutes: 60, Reason: 'nobody has this game' },
  },
  getIssueMonitor: { who: 'lottery.issues.read' },
  getIssue: { who: 'lottery.issues.read', sample: NO_ISSUE },
  enterDraw: {
    who: 'lottery.issues.draw',
    sample: { ...NO_ISSUE, Number: '1 2 3', Evidence: 'a paper' },
  },
  holdIssue: { who: 'lottery.issues.halt', sample: { ...NO_ISSUE, Reason: 'no such issue' } },
  continueIssue: { who: 'lottery.issues.retry', sample: { ...NO_ISSUE, Reason: 'no such issue' } },
  proposeCancel: { who: 'lottery.issues.cancel', sample: { ...NO_ISSUE, Reason: 'no such issue' } },
  previewTimetable: {
    who: 'lottery.games.read',
    sample: {
      GameId: 32_000,
      IntervalSeconds: 60,
      CloseLeadSeconds: 10,
      FromDay: '2027-03-08',
      Days: 7,
    },
  },
  getHolidays: { who: 'lottery.calendar.read' },
  previewHolidays: {
    who: 'lottery.calendar.read',
    sample: { GameId: 32_000, Days: [{ Day: '2027-03-08', Rule: 'rest' }] },
  },
  proposeHolidays: {
    who: 'lottery.calendar.change',
    sample: {
      GameId: 32_000,
      Days: [{ Day: '2027-03-08', Rule: 'rest' }],
      Source: 'a notice',
      Reason: 'nobody has this game',
    },
  },
  addGame: {
    who: 'lottery.games.add',
    sample: { CategoryId: 32_000, Name: { zh: '新', en: 'New' }, Reason: 'no such category' },
  },
};

export const calls: FeatureCalls = {
  http: lotteryCalls,
  hub: lotteryHubCalls,
  console: lotteryConsoleCalls,
};
