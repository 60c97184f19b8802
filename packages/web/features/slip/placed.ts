import { createStore, onLeave } from '../../session/index.ts';

const NONE: ReadonlySet<number> = new Set();

/** Issues that this page placed bets on: their results are told beside the draw. */
export const placedSerials = createStore(NONE);
onLeave(() => placedSerials.set(NONE));

export const notePlaced = (serial: number): void =>
  placedSerials.set((serials) => new Set([...serials, serial]));
