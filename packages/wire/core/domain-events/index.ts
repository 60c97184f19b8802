export * as domainEventsHttp from './http.ts';
export { Mark } from './shapes.ts';
