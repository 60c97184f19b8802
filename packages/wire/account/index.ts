export * from './codes.ts';
export * as accountHttp from './http.ts';
