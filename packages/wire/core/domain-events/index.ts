export * as eventHttp from './http.ts';
export { Mark } from './shapes.ts';
