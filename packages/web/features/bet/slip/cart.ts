import { sumMoney, type Money } from '@fairlot/rules/core/money';
import { noteStake, stakeOf, type UnitMode } from '@fairlot/rules/odds/stake';
import type { Bilingual } from '@fairlot/rules/core/text';
import type { CartRow } from '@fairlot/wire/bet';

/** How an official bet is staked. */
export type Stake = { readonly mode: UnitMode; readonly multiple: number };

/** One row of the slip, priced. `odds` and `oddsVersion` belong to double-sided options. */
export type CartLine = {
  readonly id: number;
  readonly play: string;
  readonly content: string;
  readonly notes: number;
  readonly mode: UnitMode;
  readonly multiple: number;
  readonly amount: Money;
  readonly odds?: number;
  readonly oddsVersion?: number;
  /** Why the server refused this row; goes when the row changes. */
  readonly problem?: Bilingual;
};

export type NewLine = Omit<CartLine, 'id' | 'problem'>;

/** The slip of one game. `removed` can be brought back until its time is over. */
export type Cart = {
  readonly lines: readonly CartLine[];
  readonly nextId: number;
  readonly removed?: { readonly at: number; readonly lines: readonly CartLine[] };
};

/** Rows of one request (the contract's limit). */
export const MOST_LINES = 100;
/** How long a removed row can be brought back (look.md section 4.9). */
export const UNDO_MS = 5000;

export const EMPTY_CART: Cart = { lines: [], nextId: 1 };

export const officialLine = (
  play: string,
  tally: { readonly content: string; readonly notes: number },
  stake: Stake,
): NewLine => ({
  play,
  content: tally.content,
  notes: tally.notes,
  mode: stake.mode,
  multiple: stake.multiple,
  amount: stakeOf(tally.notes, stake.mode, stake.multiple),
});

/** The lines that still find room, newest last. */
export function addLines(cart: Cart, added: readonly NewLine[]): Cart {
  const room = added.slice(0, Math.max(0, MOST_LINES - cart.lines.length));
  const lines = room.map((line, i) => ({ ...line, id: cart.nextId + i }));
  return { lines: [...cart.lines, ...lines], nextId: cart.nextId + lines.length };
}

export function removeLine(cart: Cart, id: number): Cart {
  const at = cart.lines.findIndex((line) => line.id === id);
  const line = cart.lines[at];
  if (!line) return cart;
  const lines = cart.lines.filter((other) => other.id !== id);
  return { ...cart, lines, removed: { at, lines: [line] } };
}

export const clearCart = (cart: Cart): Cart =>
  cart.lines.length === 0
    ? cart
    : { nextId: cart.nextId, lines: [], removed: { at: 0, lines: cart.lines } };

/** Brings the last removal back to where it was. */
export function undoRemoval(cart: Cart): Cart {
  const { removed, lines, nextId } = cart;
  if (!removed) return cart;
  const at = Math.min(removed.at, lines.length);
  return { nextId, lines: [...lines.slice(0, at), ...removed.lines, ...lines.slice(at)] };
}

export const forgetRemoval = ({ lines, nextId }: Cart): Cart => ({ lines, nextId });

/** Marks the row that the server refused. */
export const markRefused = (cart: Cart, row: number, problem: Bilingual): Cart => ({
  ...cart,
  lines: cart.lines.map((line, i) => (i === row ? { ...line, problem } : line)),
});

/** Takes newer odds onto the rows of the play and option. */
export const takeOdds = (
  cart: Cart,
  version: number,
  oddsOf: (play: string, option: string) => number | undefined,
): Cart => ({
  ...cart,
  lines: cart.lines.map((line) => {
    if (line.oddsVersion === undefined) return line;
    const { problem: _, ...rest } = line;
    return {
      ...rest,
      oddsVersion: version,
      odds: oddsOf(line.play, line.content) ?? line.odds ?? 0,
    };
  }),
});

export type CartTotals = {
  readonly lines: number;
  readonly notes: number;
  readonly amount: Money;
};

export const totalsOf = (lines: readonly NewLine[]): CartTotals => ({
  lines: lines.length,
  notes: lines.reduce((sum, line) => sum + line.notes, 0),
  amount: sumMoney(lines.map((line) => line.amount)),
});

/** Stake of one note with its multiple: what a prize is computed from. */
export const unitStakeOf = (line: NewLine): Money =>
  (line.oddsVersion === undefined
    ? noteStake(line.mode) * BigInt(line.multiple)
    : line.amount) as Money;

/** The rows of the request, in the order of the slip. */
export const rowsOf = (lines: readonly NewLine[], prizeGroup: number): CartRow[] =>
  lines.map((line) => ({
    Play: line.play,
    Content: line.content,
    Notes: line.notes,
    Mode: line.mode,
    Multiple: line.multiple,
    Amount: line.amount,
    ...(line.oddsVersion === undefined
      ? { PrizeGroup: prizeGroup }
      : { OddsVersion: line.oddsVersion }),
  }));
