import type { Draw } from '@fairlot/rules/play/play';

/** By place: whether the player had picked what was drawn. */
export type HitsOf = (serial: number, draw: Draw) => readonly boolean[];
