export { PUBLISH_CODES } from './codes.ts';
export * as publishingConsole from './console.ts';
export {
  asked,
  type DueVersion,
  type PublishedVersion,
  seenVersion,
  type VoidVersion,
  type Waits,
  waits,
} from './shapes.ts';
