export * from './codes.ts';
export * from './entry-codes.ts';
export * from './register-codes.ts';
export * as sessionHttp from './http.ts';
