export * from './codes.ts';
export * as payeeConsole from './console.ts';
export * as payeeHttp from './http.ts';
export * as payeeHub from './hub.ts';
export { PAYEE_BOUNDS, type CardCategory, type PayeeKind } from './shapes.ts';
