import type { scheduleHttp } from '@fairlot/wire/play/schedule';
import { CALLS, type CallRows, type FeatureCalls } from '#testing/calls';

const { game, serial, startAt } = CALLS;
const NOBODYS = '018f3c5a-0000-7000-8000-000000000003';

const FIXED_BET = {
  Play: 'ssc.fixed',
  Content: '3||||',
  Notes: 1,
  Mode: 0,
  Multiple: 1,
  Amount: 2,
  PrizeGroup: 1956,
  OddsVersion: 0,
};

const scheduleCalls: CallRows<typeof scheduleHttp> = {
  getIssues: { who: 'anyone', sample: { GameId: game } },
  getAgreement: { who: 'player' },
  // A version that there is not: nothing is accepted.
  acceptAgreement: { who: 'player', sample: { Version: 0 } },
  place: {
    who: 'player',
    sample: {
      IntentId: NOBODYS,
      GameId: game,
      Bets: [
        {
          Play: 'ssc.c.total',
          Content: 'big',
          Notes: 1,
          Mode: 0,
          Multiple: 1,
          Amount: 100_000,
          OddsVersion: 0,
        },
      ],
      Issues: [{ SerialNumber: serial + 5, Multiple: 9 }],
      Plan: 0,
      StopIfWin: true,
      StopIfEarn: 100,
      StopIfLoss: 50,
      AcceptAnyOdds: false,
    },
    // The same request of another player is a request of his own.
    ofOwner: ({ scheduleIntent, serialAhead }) => ({
      IntentId: scheduleIntent,
      GameId: game,
      Bets: [FIXED_BET],
      Issues: [{ SerialNumber: serialAhead, Multiple: 1 }],
      Plan: 0,
      StopIfWin: false,
    }),
    stranger: 'AGREEMENT',
  },
  cancelIssue: {
    who: 'player',
    sample: { Id: NOBODYS, SerialNumber: serial },
    ofOwner: (owned) => ({ Id: owned.schedule, SerialNumber: owned.serialAhead }),
    stranger: 'NOT_FOUND',
  },
  stop: {
    who: 'player',
    sample: { Id: NOBODYS },
    ofOwner: (owned) => ({ Id: owned.schedule }),
    stranger: 'NOT_FOUND',
  },
  getSchedules: {
    who: 'player',
    sample: {
      From: startAt - 60_000,
      To: startAt,
      GameId: game,
      States: [0, 1],
      After: `1.${NOBODYS}`,
      PageSize: 20,
    },
  },
  getScheduleSums: {
    who: 'player',
    sample: { From: startAt - 60_000, To: startAt, GameId: game, States: [0, 1] },
  },
  byIntent: {
    who: 'player',
    sample: { IntentId: NOBODYS },
    ofOwner: (owned) => ({ IntentId: owned.scheduleIntent }),
    secret: (owned) => owned.schedule,
    stranger: 'NOT_FOUND',
  },
  getSchedule: {
    who: 'player',
    sample: { Id: NOBODYS },
    ofOwner: (owned) => ({ Id: owned.schedule }),
    secret: (owned) => owned.schedule,
    stranger: 'NOT_FOUND',
  },
};

export const calls: FeatureCalls = { http: scheduleCalls };
