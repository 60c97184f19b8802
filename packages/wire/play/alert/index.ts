export { BELL_CODES, STREAK_ALERT_CODES } from './codes.ts';
export * as alertHttp from './http.ts';
export { STREAK_LENGTHS } from './streaks.ts';
