export * from './codes.ts';
export { BLOCK_CODES, REGION_CODES } from './security.ts';
export * as operatorHttp from './http.ts';
export * as operatorHub from './hub.ts';
export { asksSecond } from './asks-second.ts';
