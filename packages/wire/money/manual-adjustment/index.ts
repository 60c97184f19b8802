export { ADJUST_CODES, ADJUSTMENT_CODES } from './codes.ts';
export * as manualAdjustmentConsole from './console.ts';
export { type AdjustmentRow, TYPE_OF } from './shapes.ts';
