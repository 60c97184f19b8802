import type { playerRecordsConsole } from '@fairlot/wire/back-office/player-records';
import type { CallRows, FeatureCalls } from '#testing/calls';

/** No player has this number. */
const PlayerId = 9_000_000_000_000_000;
const [From, To] = [1_900_000_000_000, 1_900_086_400_000];
const who = 'manage.records.read';

const playerRecordsCalls: CallRows<typeof playerRecordsConsole> = {
  getPlayerBets: { who, sample: { PlayerId, PageSize: 10 } },
  getPlayerSchedules: { who, sample: { PlayerId, PageSize: 10 } },
  getPlayerCashFlow: { who, sample: { PlayerId, From, To, PageSize: 10 } },
  getPlayerDeposits: { who, sample: { PlayerId, From, To, PageSize: 10 } },
  getPlayerWithdrawals: { who, sample: { PlayerId, From, To, PageSize: 10 } },
  getPlayerRequirement: { who, sample: { PlayerId } },
  getPlayerMessages: { who, sample: { PlayerId, Count: 10 } },
  findBet: { who, sample: { Id: '019a0000-0000-7000-8000-000000000000' } },
};

export const calls: FeatureCalls = { console: playerRecordsCalls };
