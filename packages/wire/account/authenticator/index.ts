export * from './codes.ts';
export * as factorHttp from './http.ts';
