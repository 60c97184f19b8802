export * from './codes.ts';
export { getQrCodeTicket, qrCodeLogin } from './hub.ts';
export * as scanHttp from './http.ts';
export * as scanHub from './hub.ts';
