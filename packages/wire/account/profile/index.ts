export { AVATARS_AT_ONCE } from './bounds.ts';
export * from './codes.ts';
export * from './fund-codes.ts';
export * as profileConsole from './console.ts';
export * as profileHttp from './http.ts';
