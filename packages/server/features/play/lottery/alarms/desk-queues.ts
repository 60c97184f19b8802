import { deskQueue, type DeskQueues } from '../../../staff/operator/proposals/index.ts';
import { alarmsWaiting } from './store-alarm.ts';

/** Alarms that nobody has seen, and games that are late in drawing. */
export const lotteryQueues: DeskQueues = async (db) => {
  const row = await alarmsWaiting(db);
  return [
    deskQueue('lottery.alarms', row.alarms, row.alarm_ms),
    deskQueue('lottery.late', row.late, row.late_ms),
  ];
};
