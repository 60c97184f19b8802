export * as comboHttp from './http.ts';
export * as comboHub from './hub.ts';
export { MOST_TILES } from './shapes.ts';
export { comboTopic, isComboTopic } from './topic.ts';
