export * from './codes.ts';
export * as sessionHttp from './http.ts';
