export * as playerHttp from './http.ts';
