export { PUBLISH_CODES } from './codes.ts';
export * as publishConsole from './console.ts';
export type { PublishedVersion } from './shapes.ts';
