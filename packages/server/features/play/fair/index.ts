import type { Feature } from '#platform/feature';
import { fairRoutes } from './http.ts';
import { fairJobs } from './jobs.ts';
import { startFair } from './start.ts';
import { fairInvariants } from './store-audit.ts';
import { expectedPort, pricesPort, ticketPort } from './sources/context.ts';

export const fair: Feature = {
  name: 'fair',
  http: fairRoutes,
  ports: [ticketPort, pricesPort, expectedPort],
  jobs: fairJobs,
  invariants: fairInvariants,
  start: startFair,
};
