export { SOURCE_CODES, TERMS_CODES } from './codes.ts';
export * as exchangeRateConsole from './console.ts';
export { plainSource, RATE_BOUNDS, type Source, type SourceRules } from './shapes.ts';
