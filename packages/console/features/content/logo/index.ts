export { base64Of } from './base64-of.ts';
export { LogosPage } from './LogosPage.tsx';
