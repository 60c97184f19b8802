import { invariant } from '@fairlot/rules/core/invariant';
import { CATEGORIES } from '@fairlot/rules/lottery/categories';
import type { Feature } from '#platform/feature';
import { cancelFed } from './intervention/cancel-fed.ts';
import { changeHolidays } from './calendar/change-holidays.ts';
import { deskQueues } from '../../staff/operator/proposals/index.ts';
import { confirmTimetable } from './calendar/change-timetable.ts';
import { lotteryQueues } from './alarms/desk-queues.ts';
import { lotteryConsoleRoutes } from './console.ts';
import { lotteryRoutes } from './http.ts';
import { lotteryHubRoutes } from './issues/hub.ts';
import { lotteryJobs } from './jobs.ts';
import { fillGames } from './catalogue/fill-games.ts';
import { rehearse } from './catalogue/rehearse.ts';
import { readNow } from './issues/store.ts';
import { calendarQueue } from './calendar/watch-calendar.ts';
import { warnOfCalendar } from './calendar/warn-of-calendar.ts';

export { tilesOf } from './game-infos.ts';

export const lottery: Feature = {
  name: 'lottery',
  http: lotteryRoutes,
  hub: lotteryHubRoutes,
  console: lotteryConsoleRoutes,
  twoPersonActs: [cancelFed, confirmTimetable, changeHolidays],
  jobs: lotteryJobs,
  provide: ({ ports }) => {
    ports.add(deskQueues, lotteryQueues);
    ports.add(deskQueues, calendarQueue);
  },
  start: async ({ db, log, settings }) => {
    const { games, isDemo, isRehearsing = isDemo } = settings;
    invariant(
      isDemo || !isRehearsing,
      'only a demo rehearses games that a feed tells: REHEARSALS=0',
    );
    const here = CATEGORIES.filter(({ id }) => games?.includes(id) ?? true);
    await fillGames(db, here, isRehearsing);
    await rehearse(db, isRehearsing);
    warnOfCalendar(log, await readNow(db));
  },
};
