import type { scheduleHttp } from '@fairlot/wire/schedule';
import { CALLS, type CallRows } from '../../../testing/calls.ts';

const { game, serial, startAt } = CALLS;
const NOBODYS = '018f3c5a-0000-7000-8000-000000000003';

export const scheduleCalls: CallRows<typeof scheduleHttp> = {
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
  },
  cancelIssue: { who: 'player', sample: { Id: NOBODYS, SerialNumber: serial } },
  stop: { who: 'player', sample: { Id: NOBODYS } },
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
  byIntent: { who: 'player', sample: { IntentId: NOBODYS } },
  getSchedule: { who: 'player', sample: { Id: NOBODYS } },
};
