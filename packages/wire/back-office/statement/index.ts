export * as statementConsole from './console.ts';
export * as statementHttp from './http.ts';
export {
  STATEMENT_FORMATS,
  STATEMENT_KEPT_MINUTES,
  STATEMENT_WAIT_MS,
  STATEMENT_ROWS,
  STATEMENTS_AN_HOUR,
  type Made,
  type Making,
  type Part as StatementPart,
  type StatementFormat,
} from './shapes.ts';
