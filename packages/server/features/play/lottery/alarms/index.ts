export { raiseGameAlarm, stopFed } from './alarm.ts';
