export * as siteHttp from './http.ts';
