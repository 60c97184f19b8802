export { LOGO_CODES } from './codes.ts';
export * as logoConsole from './console.ts';
export * as logoHttp from './http.ts';
export { LOGO_SLOTS, type LogoSlot } from './slots.ts';
