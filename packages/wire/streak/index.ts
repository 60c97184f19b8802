export * as streakHttp from './http.ts';
export { MOST_STREAK_GAMES, type Streak } from './shapes.ts';
