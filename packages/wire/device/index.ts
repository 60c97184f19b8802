export * from './codes.ts';
export * as deviceHttp from './http.ts';
