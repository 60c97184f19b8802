export * from './codes.ts';
export { contactChanged } from './hub.ts';
export * as contactHttp from './http.ts';
export * as contactHub from './hub.ts';
