export { Pad, PADS, type Cells } from './Pad.tsx';
export { useBoard, type Board } from './use-board.ts';
export { cellsPerLine, focusCell, usePadFocus } from './use-pad-focus.ts';
