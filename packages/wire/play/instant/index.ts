export * from './codes.ts';
export * as instantHttp from './http.ts';
export * from './shapes.ts';
