export * from './codes.ts';
export * as authenticatorHttp from './http.ts';
