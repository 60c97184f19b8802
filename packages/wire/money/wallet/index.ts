export * as walletHttp from './http.ts';
export { CASH_FLOW_KINDS, type CashFlowKind } from './kinds.ts';
export { ProfitRow } from './profit.ts';
export { CashFlow } from './shapes.ts';
