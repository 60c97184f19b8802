export * as streakHttp from './http.ts';
export { MOST_STREAK_GAMES, type Streak, STREAKS_HOLD_MS } from './shapes.ts';
