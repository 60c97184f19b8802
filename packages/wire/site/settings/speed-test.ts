import * as z from 'zod/mini';
import { get } from '../../core/index.ts';
import { LINE_BOUNDS } from './codes.ts';

export const SpeedTestList = z.object({
  /** An empty address is the one the player came by. */
  URLList: z
    .array(
      z.object({
        Name: z.string().check(z.maxLength(LINE_BOUNDS.name)),
        URL: z.string().check(z.maxLength(LINE_BOUNDS.url)),
      }),
    )
    .check(z.maxLength(LINE_BOUNDS.lines)),
});

export const SpeedTestConfig = z.object({
  /** Minutes between two measurements of a page that stays open. */
  IntervalInMinute: z.int().check(z.minimum(1), z.maximum(LINE_BOUNDS.minutes)),
  /** False: lines are measured, and nobody is offered another one. */
  EnableSwitchURL: z.boolean(),
});

const SpeedTest = z.object({ ...SpeedTestList.shape, ...SpeedTestConfig.shape });
export type SpeedTest = z.output<typeof SpeedTest>;

/** Lines to measure and switch between (spec section 3, speedTestConfig); the client caches it 1 hour. */
export const getSpeedTest = get('/api/SpeedTest/Get', {
  access: 'anyone',
  passive: true,
  outlivesSession: true,
  input: z.object({}),
  output: SpeedTest,
  about: 'Addresses of the site to measure.',
});
