export { BAN_CODES } from './codes.ts';
export * as banConsole from './console.ts';
export type { Ban } from './shapes.ts';
