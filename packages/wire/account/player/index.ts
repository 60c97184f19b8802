export * from './codes.ts';
export * as playerHttp from './http.ts';
export type { Face } from './shapes.ts';
