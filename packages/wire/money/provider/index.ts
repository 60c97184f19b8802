export { PROVIDER_CODES, SECRET_CODES } from './codes.ts';
export * as providerConsole from './console.ts';
export { plainProvider, PROVIDER_BOUNDS, type ProviderRow, type ProviderRules } from './shapes.ts';
