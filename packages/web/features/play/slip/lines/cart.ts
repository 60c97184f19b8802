import { addMoney, sumMoney, timesMoney, type Money } from '@fairlot/rules/core/money';
import { noteStake, stakeOf, type UnitMode } from '@fairlot/rules/odds/index';
import type { Bilingual } from '@fairlot/rules/core/text';
import type { ListedPlay } from '@fairlot/rules/play/play';
import type { CartRow } from '@fairlot/wire/play/bet';
import { limitsOf, type GameLimits } from '../../board/credit/index.ts';
import type { Counted, NewLine, PriceOf } from '../../board/picks/index.ts';

/** How an official bet is staked. */
export type Stake = {
  readonly mode: UnitMode;
  readonly multiple: number;
  /** The prize group that was chosen; left out where it is the player's own. */
  readonly group?: number | undefined;
};

/** One row of the slip. */
export type CartLine = NewLine & {
  readonly id: number;
  /** Why the server refused this row, or what the calendar made of it; goes when the row changes. */
  readonly problem?: Bilingual;
};

/** The slip of one game. `removed` can be brought back until its time is over. */
export type Cart = {
  readonly lines: readonly CartLine[];
  readonly nextId: number;
  readonly removed?: { readonly at: number; readonly lines: readonly CartLine[] };
};

/** Rows of one request (the contract's limit). */
export const MOST_LINES = 100;
/** How long a removed row can be brought back. */
export const UNDO_MS = 5000;

export const EMPTY_CART: Cart = { lines: [], nextId: 1 };

/** A counted selection of an official play, at the odds of the player's prize group or of a list. */
export function officialLine(
  { code, notePrice }: Pick<ListedPlay, 'code' | 'notePrice'>,
  counted: Counted,
  stake: Stake,
  odds: readonly bigint[],
  listVersion?: number,
): NewLine {
  const { notes, content } = counted;
  const { mode, multiple, group } = stake;
  const amount = stakeOf(notes, mode, multiple, notePrice);
  const most = counted.most(odds, timesMoney(noteStake(mode, notePrice), multiple));
  const line = { play: code, content, notes, mode, multiple, amount, most };
  if (listVersion !== undefined) return { ...line, listVersion };
  return group === undefined ? line : { ...line, group };
}

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

/** Without the rows that were placed; what was added meanwhile stays. */
export function withoutPlaced(cart: Cart, placed: readonly number[]): Cart {
  const lines = cart.lines.filter(({ id }) => !placed.includes(id));
  return lines.length === cart.lines.length ? cart : { lines, nextId: cart.nextId };
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
export const markRefused = (cart: Cart, id: number, problem: Bilingual): Cart => ({
  ...cart,
  lines: cart.lines.map((line) => (line.id === id ? { ...line, problem } : line)),
});

/** A double-sided line at the odds of now, one of a list at its prizes of now; other lines as they are. */
export function atOdds<L extends NewLine>(line: L, version: number, priceOf: PriceOf): L {
  if (line.oddsVersion !== undefined) return { ...line, ...priceOf(line), oddsVersion: version };
  if (line.listVersion === undefined) return line;
  return { ...line, most: priceOf(line)?.most ?? line.most, listVersion: version };
}

/** Takes newer odds onto the double-sided rows; what was refused because of the old ones is over. */
export const takeOdds = (cart: Cart, version: number, priceOf: PriceOf): Cart => ({
  ...cart,
  lines: cart.lines.map((line) => {
    if (line.oddsVersion === undefined && line.listVersion === undefined) return line;
    const renewed: { -readonly [K in keyof CartLine]: CartLine[K] } = atOdds(
      line,
      version,
      priceOf,
    );
    delete renewed.problem;
    return renewed;
  }),
});

const lesser = (one: Money, other: Money): Money => (one < other ? one : other);

export type CartTotals = {
  readonly lines: number;
  readonly notes: number;
  readonly amount: Money;
  /** The largest prizes of all lines added up: a bound, as they may not win together. */
  readonly most: Money;
  /** Largest prizes of a bet that cut what some lines could win. */
  readonly caps: readonly Money[];
};

/** What a line of few notes of many wins net at most (单挑); undefined of any other. */
export function soloPrizeOf(
  { play, notes }: Pick<NewLine, 'play' | 'notes'>,
  limits: GameLimits | undefined,
): Money | undefined {
  const { SoloNotes = 0, SoloPrize } = limits?.PlayLimits[play] ?? {};
  return notes <= SoloNotes ? SoloPrize : undefined;
}

/** What a line is paid at most, whatever its odds. */
export function capOf(line: NewLine, limits: GameLimits): Money {
  const cap = limitsOf(limits, line).PrizeLimit;
  const solo = soloPrizeOf(line, limits);
  return solo ? lesser(cap, addMoney(line.amount, solo)) : cap;
}

/** `limits`: what a bet is paid at most, where that is known. */
export function totalsOf(lines: readonly NewLine[], limits?: GameLimits): CartTotals {
  const caps = new Set<Money>();
  const mostOf = (line: NewLine): Money => {
    const cap = limits && capOf(line, limits);
    if (cap === undefined || line.most <= cap) return line.most;
    caps.add(cap);
    return cap;
  };
  return {
    lines: lines.length,
    notes: lines.reduce((sum, line) => sum + line.notes, 0),
    amount: sumMoney(lines.map((line) => line.amount)),
    most: sumMoney(lines.map(mostOf)),
    caps: [...caps],
  };
}

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
      ? { PrizeGroup: line.group ?? prizeGroup }
      : { OddsVersion: line.oddsVersion, Odds: line.odds }),
    ...(line.listVersion !== undefined && { OddsVersion: line.listVersion }),
  }));
