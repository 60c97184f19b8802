import type { Feature } from '#platform/feature';
import { playerRecordsRoutes } from './console.ts';

/** The lists of a player as an operator reads them: bets, schedules, money, requirement lines and messages. */
export const playerRecords: Feature = { name: 'player-records', console: playerRecordsRoutes };
