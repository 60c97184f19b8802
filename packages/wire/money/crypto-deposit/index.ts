export { ADDRESS_CODES, IMPORT_CODES, RESUME_CODES } from './codes.ts';
export * as cryptoDepositConsole from './console.ts';
export { CHAIN_BOUNDS } from './shapes.ts';
