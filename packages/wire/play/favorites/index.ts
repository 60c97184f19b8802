export { COLLECTION_CODES } from './codes.ts';
export * as collectionHttp from './http.ts';
export * as collectionHub from './hub.ts';
export { MOST_KEPT } from './shapes.ts';
