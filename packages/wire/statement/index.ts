export * as statementConsole from './console.ts';
export * as statementHttp from './http.ts';
export {
  STATEMENT_FORMATS,
  STATEMENT_KEPT_MINUTES,
  STATEMENT_ROWS,
  STATEMENTS_AN_HOUR,
  type Made,
  type Part as StatementPart,
  type StatementFormat,
} from './shapes.ts';
