export * as statementConsole from './console.ts';
export * as statementHttp from './http.ts';
export { STATEMENT_FORMATS, type Made, type StatementFormat } from './shapes.ts';
