export { AVATARS_AT_ONCE } from './bounds.ts';
export * from './codes.ts';
export * from './fund-codes.ts';
export * as accountConsole from './console.ts';
export * as accountHttp from './http.ts';
