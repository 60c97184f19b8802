export { raiseGameAlarm } from './alarm.ts';
export { stopFed } from './stop-fed.ts';
