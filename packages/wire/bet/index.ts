export * from './codes.ts';
export * as betHttp from './http.ts';
export * as betHub from './hub.ts';
export { BetRecord, CartRow, Receipt } from './shapes.ts';
