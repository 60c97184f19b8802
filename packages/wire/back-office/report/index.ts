export { REPORT_CODES } from './codes.ts';
export * as reportConsole from './console.ts';
export type { ReportBy, ReportRow, Sums } from './shapes.ts';
