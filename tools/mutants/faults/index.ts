import { auditFaults } from './audit.ts';
import { boundFaults } from './bounds.ts';
import { clientFaults } from './clients.ts';
import { pureFaults } from './pure.ts';
import { serverFaults } from './server.ts';
import { sqlFaults } from './sql.ts';
import { twoPeopleFaults } from './two-people.ts';
import { webFaults } from './web.ts';

/** Every fault that the tests must notice. */
export const faults = [
  ...sqlFaults,
  ...serverFaults,
  ...twoPeopleFaults,
  ...boundFaults,
  ...webFaults,
  ...clientFaults,
  ...pureFaults,
  ...auditFaults,
];
