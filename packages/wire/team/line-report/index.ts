export { LINE_REPORT_CODES } from './codes.ts';
export * as lineReportHttp from './http.ts';
export {
  type LineSums,
  MOST_REPORT_DAYS,
  LINE_REPORT_BY,
  type LineReportBy,
  type LineReportRow,
} from './shapes.ts';
