export * as fairHttp from './http.ts';
