export * from './codes.ts';
export * as betHttp from './http.ts';
export * as betHub from './hub.ts';
export type { BetRecord, CartRow, Receipt } from './http.ts';
