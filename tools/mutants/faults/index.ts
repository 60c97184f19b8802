import { auditFaults } from './audit.ts';
import { clientFaults } from './clients.ts';
import { pureFaults } from './pure.ts';
import { serverFaults } from './server.ts';
import { sqlFaults } from './sql.ts';
import { webFaults } from './web.ts';

/** Every fault that the tests must notice. */
export const faults = [
  ...sqlFaults,
  ...serverFaults,
  ...webFaults,
  ...clientFaults,
  ...pureFaults,
  ...auditFaults,
];
