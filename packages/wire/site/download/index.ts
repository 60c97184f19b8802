export * as downloadHttp from './http.ts';
