import { randomUUID } from 'node:crypto';
import type { Platform } from '#platform/feature';
import type { Job } from '#platform/jobs';
import { fetchFeeds } from './feeds/fetch-feeds.ts';
import type { Taken } from './feeds/handle-answers.ts';
import { watchFeeds, workOfficial } from './feeds/official.ts';
import { carryOutPlans } from './catalogue/plans.ts';
import { watchAlarms } from './alarms/watch-alarms.ts';
import { watchCalendar } from './calendar/watch-calendar.ts';
import { drawReadOff } from './feeds/read-off.ts';

export function lotteryJobs(platform: Platform): readonly Job[] {
  const { db, log } = platform;
  const taken: Taken = new Map();
  const owner = `${process.pid}-${randomUUID().slice(0, 8)}`;
  return [
    {
      name: 'lottery.feeds',
      everyMs: 15_000,
      run: async () => {
        await watchFeeds(db);
        return 'idle';
      },
    },
    {
      name: 'lottery.plans',
      everyMs: 1_000,
      run: async () => {
        await carryOutPlans(db);
        return 'idle';
      },
    },
    {
      name: 'lottery.fetch',
      everyMs: 5_000,
      run: async () => {
        await fetchFeeds(platform, taken);
        return 'idle';
      },
    },
    {
      name: 'lottery.alarms',
      everyMs: 5_000,
      run: async () => {
        await watchAlarms(platform);
        return 'idle';
      },
    },
    {
      name: 'lottery.calendar',
      everyMs: 60_000,
      run: async () => {
        await watchCalendar(platform);
        return 'idle';
      },
    },
    { name: 'lottery.readOff', everyMs: 1_000, run: () => drawReadOff(platform) },
    { name: 'lottery.official', everyMs: 1_000, run: () => workOfficial(db, owner, log) },
  ];
}
