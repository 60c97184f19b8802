import { loadOnce } from '@fairlot/shell';
import { createAside } from './run-aside.ts';
import type { StatementAnswer, StatementJob } from './statement-job.ts';
import address from './statement.worker.ts?worker&url';

const load = loadOnce(() => import('./statement-job.ts'));

/** Checks a statement beside the page; throws where the code for it did not come, and may be asked again. */
export const runStatement = createAside<StatementJob, StatementAnswer>(
  address,
  async () => (await load()).statementAnswerOf,
);
