import { divFloor, mills, timesMoney } from '../core/money.ts';
import type { Money } from '../core/money.ts';

/** The unit a note is played in (plays.md section 7.1): 0 元, 1 角, 2 分, 3 厘. */
export type UnitMode = 0 | 1 | 2 | 3;

/** What notes cost in mode 元: 2, and 6, 10 and 14 of 乐选 (plays.md section 2.4). */
export const NOTE_PRICES: readonly Money[] = [2000n, 6000n, 10_000n, 14_000n].map(mills);

/** Each mode is a tenth of the one before. */
const PARTS: Readonly<Record<UnitMode, bigint>> = { 0: 1n, 1: 10n, 2: 100n, 3: 1000n };

/** Highest multiple of a bet (plays.md section 7.1). */
export const HIGHEST_MULTIPLE = 99_999;

/** Highest limit of a stake or of a prize that operators may set. */
export const HIGHEST_LIMIT = mills(100_000_000_000n);

/** Tells a mode of the table from any other number. */
export const isUnitMode = (mode: number): mode is UnitMode =>
  mode === 0 || mode === 1 || mode === 2 || mode === 3;

/** Multiples are whole numbers from 1 to 99999. */
export const isMultiple = (multiple: number): boolean =>
  Number.isInteger(multiple) && multiple >= 1 && multiple <= HIGHEST_MULTIPLE;

/** What one note costs in a mode, in thousandths; `price` is `ListedPlay.notePrice`. */
export const noteStake = (mode: UnitMode, price: Money): Money =>
  mills(divFloor(price, PARTS[mode]));

/** Stake of a bet in thousandths: notes x what a note costs x multiple. */
export const stakeOf = (notes: number, mode: UnitMode, multiple: number, price: Money): Money =>
  timesMoney(noteStake(mode, price), BigInt(notes) * BigInt(multiple));

/** Whether notes of any price that there is cost so much. */
export const isStake = (amount: Money, notes: number, mode: UnitMode, multiple: number): boolean =>
  NOTE_PRICES.some((price) => amount === stakeOf(notes, mode, multiple, price));
