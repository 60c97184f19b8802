export { DESK_RESTORE_CODES, REMOVE_CODES, RESTORE_CODES } from './codes.ts';
export * as removalConsole from './console.ts';
export * as removalHttp from './http.ts';
export { type Removal, REMOVAL_BOUNDS } from './shapes.ts';
