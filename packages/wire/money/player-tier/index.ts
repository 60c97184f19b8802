export { ASSIGN_CODES, LABEL_CODES, LAYER_CODES, LIMIT_CODES } from './codes.ts';
export * as playerTierConsole from './console.ts';
export { LAYER_BOUNDS } from './shapes.ts';
export type { AssignRow, Layer, LayerLimits, LayerRules, LimitRow } from './shapes.ts';
