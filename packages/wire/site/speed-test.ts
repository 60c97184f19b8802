import * as z from 'zod/mini';
import { get } from '../core/index.ts';

/** Lines to measure and switch between (spec section 3, speedTestConfig); the client caches it 1 hour. */
export const getSpeedTest = get('/api/SpeedTest/Get', {
  access: 'anyone',
  passive: true,
  outlivesSession: true,
  input: z.object({}),
  output: z.object({
    URLList: z.array(z.object({ Name: z.string(), URL: z.string() })),
    IntervalInMinute: z.int(),
    EnableSwitchURL: z.boolean(),
  }),
  about: 'Addresses of the site to measure.',
});
