export { ADJUST_CODES, ADJUSTMENT_CODES } from './codes.ts';
export * as adjustConsole from './console.ts';
export { type AdjustmentRow, TYPE_OF } from './shapes.ts';
