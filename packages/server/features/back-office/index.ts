import type { Feature } from '#platform/feature';
import { playerAdmin } from './player-admin/index.ts';
import { playerRecords } from './player-records/index.ts';
import { report } from './report/index.ts';
import { statement } from './statement/index.ts';

export const backOfficeFeatures: readonly Feature[] = [
  statement,
  report,
  playerAdmin,
  playerRecords,
];
