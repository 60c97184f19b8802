export { BREAK_CODES, CONFIRM_CODES, SET_CODES } from './codes.ts';
export * as responsibleGamingHttp from './http.ts';
export type { Break, OwnLimit, Session } from './shapes.ts';
