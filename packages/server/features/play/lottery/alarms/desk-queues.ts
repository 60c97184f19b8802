import { deskQueue, type DeskQueues } from '../../../staff/operator/proposals/index.ts';
import { calendarsDue } from '../calendar/watch-calendar.ts';
import { alarmsWaiting } from './store-alarm.ts';

/** Alarms that nobody has seen, games that are late in drawing, and calendars that nobody confirmed in time. */
export const lotteryQueues: DeskQueues = async (db) => {
  const row = await alarmsWaiting(db);
  const calendars = await calendarsDue(db);
  return [
    deskQueue('lottery.calendar', calendars, null),
    deskQueue('lottery.alarms', row.alarms, row.alarm_ms),
    deskQueue('lottery.late', row.late, row.late_ms),
  ];
};
