export * from './plan.ts';
export * from './state.ts';
export * from './stops.ts';
