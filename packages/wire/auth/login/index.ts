export * from './codes.ts';
export * from './entry-codes.ts';
export * from './register-codes.ts';
export * as loginHttp from './http.ts';
