import { playerAdminConsole } from './player-admin/index.ts';
import { playerRecordsConsole } from './player-records/index.ts';
import { reportConsole } from './report/index.ts';
import { statementConsole } from './statement/index.ts';

export const backOfficeConsoleContract = {
  statement: { http: statementConsole },
  report: { http: reportConsole },
  playerAdmin: { http: playerAdminConsole },
  playerRecords: { http: playerRecordsConsole },
} as const;
