export * from './codes.ts';
export { loginNotify } from './hub.ts';
export * as deviceHttp from './http.ts';
export * as deviceHub from './hub.ts';
