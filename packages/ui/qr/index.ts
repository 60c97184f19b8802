export { QrCode } from './QrCode.tsx';
export { saveQr } from './save-qr.ts';
