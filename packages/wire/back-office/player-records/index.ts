export { PLAYER_RECORD_CODES } from './codes.ts';
export * as playerRecordsConsole from './console.ts';
