export * as walletHttp from './http.ts';
export { CashFlow } from './shapes.ts';
