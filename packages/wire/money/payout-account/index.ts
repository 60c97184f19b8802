export * from './codes.ts';
export * as payoutAccountConsole from './console.ts';
export * as payoutAccountHttp from './http.ts';
export * as payoutAccountHub from './hub.ts';
export { PAYEE_BOUNDS, type CardCategory, type PayeeKind } from './shapes.ts';
