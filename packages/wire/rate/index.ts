export { TERMS_CODES } from './codes.ts';
export * as rateConsole from './console.ts';
export { RATE_BOUNDS } from './shapes.ts';
