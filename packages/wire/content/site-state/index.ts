export { MERCHANT_CODES, SETTING_CODES } from './codes.ts';
export * as siteStateConsole from './console.ts';
export * as siteStateHttp from './http.ts';
