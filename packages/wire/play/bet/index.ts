export * from './codes.ts';
export * as betConsole from './console.ts';
export * as betHttp from './http.ts';
export * as betHub from './hub.ts';
export { Receipt } from './receipt.ts';
export { selectionFault, selectionPlace, type SelectionPlace } from './selection-place.ts';
export { BetRecord, CartRow } from './shapes.ts';
