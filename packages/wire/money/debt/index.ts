export { OFFSET_CODES, PAY_DEBT_CODES, WRITE_OFF_CODES } from './codes.ts';
export * as debtConsole from './console.ts';
export * as debtHttp from './http.ts';
export type { DebtMove } from './shapes.ts';
