export * as rumHttp from './http.ts';
export type { RumConfig } from './http.ts';
