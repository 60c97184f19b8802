export * from './codes.ts';
export { getQrCodeTicket, qrCodeLogin } from './hub.ts';
export * as qrLoginHttp from './http.ts';
export * as qrLoginHub from './hub.ts';
