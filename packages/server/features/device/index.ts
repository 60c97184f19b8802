import type { Feature } from '../../platform/feature.ts';
import { wrongPassword } from '../session/index.ts';
import { deviceJobs } from './forget.ts';
import { deviceRoutes } from './http.ts';
import { insertTry } from './store.ts';

/** Where an account is and was signed in from, and what its player can do about it. */
export const device: Feature = {
  name: 'device',
  http: deviceRoutes,
  jobs: deviceJobs,
  provide: ({ db, ports }) => {
    ports.fill(wrongPassword, ({ nameKey, origin }) => insertTry(db, nameKey, origin));
  },
};
