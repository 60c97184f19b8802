export { BREAK_CODES } from './codes.ts';
export * as reconcileConsole from './console.ts';
export type { Break } from './shapes.ts';
