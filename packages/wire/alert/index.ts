export { BELL_CODES } from './codes.ts';
export * as alertHttp from './http.ts';
