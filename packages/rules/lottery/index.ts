export * from './categories.ts';
export * from './category.ts';
export * from './game-state.ts';
export * from './game.ts';
export * from './schedule.ts';
export * from './site-day.ts';
export * from './source.ts';
export * from './winning-number.ts';
