export { COLLECTION_CODES } from './codes.ts';
export * as favoritesHttp from './http.ts';
export * as favoritesHub from './hub.ts';
export { MOST_KEPT } from './shapes.ts';
