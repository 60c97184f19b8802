import { loadOnce } from '@fairlot/shell';
import { createAside } from './run-aside.ts';
import type { VerifyAnswer, VerifyJob } from './verify-job.ts';
import address from './verify.worker.ts?worker&url';

const load = loadOnce(() => import('./verify-job.ts'));

/** Checks a draw beside the page; throws where the code for it did not come, and may be asked again. */
export const runVerify = createAside<VerifyJob, VerifyAnswer>(
  address,
  async () => (await load()).answerOf,
);
