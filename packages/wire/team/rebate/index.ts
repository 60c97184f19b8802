export { CHANGE_GROUP_CODES, QUOTA_CODES, RAISE_CODES } from './codes.ts';
export * as rebateConsole from './console.ts';
export * as rebateHttp from './http.ts';
export { MOST_QUOTA, type RaiseFacts } from './shapes.ts';
