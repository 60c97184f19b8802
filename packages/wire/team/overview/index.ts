export * as overviewHttp from './http.ts';
export { OVERVIEW_DAYS } from './shapes.ts';
