export * as walletHttp from './http.ts';
export type { CashFlow } from './http.ts';
