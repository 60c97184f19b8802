export * as streakHttp from './http.ts';
export type { Streak } from './shapes.ts';
