export { CHANGE_GROUP_CODES, QUOTA_CODES, RAISE_CODES } from './codes.ts';
export * as prizeGroupConsole from './console.ts';
export * as prizeGroupHttp from './http.ts';
export { MOST_QUOTA, type RaiseFacts } from './shapes.ts';
