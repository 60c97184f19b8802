// A draw is a moment: the balls have it first, and what follows from them waits for its turn.
import { createStore, isStill } from '@fairlot/shell';

/** Who comes after whom, and when, in ms after the balls begin to settle. */
const TURNS = { balls: 0, past: 1600, balance: 1800, news: 2000 } as const;
/** Where nothing is to move the order stays, without the waiting. */
const TURNS_AT_ONCE = { balls: 0, past: 100, balance: 200, news: 300 } as const;
export type Turn = keyof typeof TURNS;

/** Nobody waits longer than this for a draw that does not show. */
const LONGEST_MS = 4000;

/** The game whose page is open, its newest draw, and whose turn it is there. */
type Shown = { readonly gameId: number; readonly drawn: number; readonly turn: Turn };

export const shown = createStore<Shown | undefined>(undefined);

/** Whether a draw has come so far on its page; true where it is not being looked at. */
export function hasTurn(gameId: number, serial: number, turn: Turn): boolean {
  const now = shown.get();
  if (!now || now.gameId !== gameId || document.hidden || serial < now.drawn) return true;
  return serial === now.drawn && TURNS[now.turn] >= TURNS[turn];
}

/** Comes back when a draw has come so far, or when it does not come. */
export function untilTurn(gameId: number, serial: number, turn: Turn): Promise<void> {
  if (hasTurn(gameId, serial, turn)) return Promise.resolve();
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const timer = setTimeout(end, LONGEST_MS);
    const unsubscribe = shown.subscribe(() => {
      if (hasTurn(gameId, serial, turn)) end();
    });
  });
}

/** Gives each its turn from now on; returns how to stop. */
export function beginMoment(
  gameId: number,
  drawn: number,
  onTurn: Partial<Record<Turn, () => void>>,
): () => void {
  const turns = Object.entries(isStill() ? TURNS_AT_ONCE : TURNS) as [Turn, number][];
  const take = (turn: Turn): void => {
    shown.set({ gameId, drawn, turn });
    onTurn[turn]?.();
  };
  take('balls');
  const timers = turns.slice(1).map(([turn, ms]) => setTimeout(() => take(turn), ms));
  return () => timers.forEach(clearTimeout);
}
