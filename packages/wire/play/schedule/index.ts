export * from './codes.ts';
export * as scheduleHttp from './http.ts';
export { Schedule, ScheduleIssue } from './shapes.ts';
