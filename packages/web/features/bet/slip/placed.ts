import { createStore } from '../../../session/index.ts';

/** Issues that this page placed bets on: their results are told beside the draw. */
export const placedSerials = createStore<ReadonlySet<number>>(new Set());

export const notePlaced = (serial: number): void =>
  placedSerials.set((serials) => new Set([...serials, serial]));
