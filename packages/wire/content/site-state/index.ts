export { MERCHANT_CODES, SETTING_CODES } from './codes.ts';
export * as merchantConsole from './console.ts';
export * as merchantHttp from './http.ts';
