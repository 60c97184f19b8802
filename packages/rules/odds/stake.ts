import { mills, timesMoney } from '../core/money.ts';
import type { Money } from '../core/money.ts';

/** The unit a note is played in (plays.md section 7.1): 0 元, 1 角, 2 分, 3 厘. */
export type UnitMode = 0 | 1 | 2 | 3;

/** Price of a note in mode 元 is 2; each mode is a tenth of the one before. */
const NOTE_STAKES: Readonly<Record<UnitMode, Money>> = {
  0: mills(2000),
  1: mills(200),
  2: mills(20),
  3: mills(2),
};

/** Highest multiple of a bet (plays.md section 7.1). */
export const HIGHEST_MULTIPLE = 99_999;

/** Highest limit of a stake or of a prize that operators may set. */
export const HIGHEST_LIMIT = mills(10_000_000_000n);

/** Tells a mode of the table from any other number. */
export const isUnitMode = (mode: number): mode is UnitMode =>
  mode === 0 || mode === 1 || mode === 2 || mode === 3;

/** Multiples are whole numbers from 1 to 99999. */
export const isMultiple = (multiple: number): boolean =>
  Number.isInteger(multiple) && multiple >= 1 && multiple <= HIGHEST_MULTIPLE;

/** Price of one note in thousandths. */
export const noteStake = (mode: UnitMode): Money => NOTE_STAKES[mode];

/** Stake of a bet in thousandths: notes x price of a note x multiple. */
export const stakeOf = (notes: number, mode: UnitMode, multiple: number): Money =>
  timesMoney(noteStake(mode), BigInt(notes) * BigInt(multiple));
