export { raiseGameAlarm } from './alarm.ts';
