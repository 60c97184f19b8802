export { TERMS_CODES, TERMS_PROPOSAL_CODES } from './codes.ts';
export * as termsConsole from './console.ts';
export * as termsHttp from './http.ts';
