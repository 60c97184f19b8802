import { createStore, onLeave } from '@fairlot/shell';

/** A bet that was placed on this page, as far as its draw is looked at with it. */
export type PlacedBet = {
  readonly id: string;
  readonly play: string;
  readonly content: string;
};

type Placed = ReadonlyMap<number, readonly PlacedBet[]>;
const NONE: Placed = new Map();

/** Bets of this page by issue: their results and hits are shown beside the draw. */
export const placedBets = createStore(NONE);
onLeave(() => placedBets.set(NONE));

export const notePlaced = (serial: number, bets: readonly PlacedBet[]): void =>
  placedBets.set((old) => new Map([...old, [serial, [...(old.get(serial) ?? []), ...bets]]]));

/** What was taken back hits nothing. */
export const noteCancelled = (ids: readonly string[]): void =>
  placedBets.set(
    (old) =>
      new Map(
        [...old].map(([serial, bets]) => [serial, bets.filter(({ id }) => !ids.includes(id))]),
      ),
  );
