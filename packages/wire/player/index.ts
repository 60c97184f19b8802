export * from './codes.ts';
export * as playerHttp from './http.ts';
