export * from './codes.ts';
export * from './entry-codes.ts';
export * as passkeyHttp from './http.ts';
export * as passkeyHub from './hub.ts';
