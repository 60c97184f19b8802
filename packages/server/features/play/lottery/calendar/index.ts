export { changeTimetable, type TimetableInput } from './change-timetable.ts';
export { proposed } from './http-calendar.ts';
