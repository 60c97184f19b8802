import type { SelectionProblem } from '../play.ts';

/** Longest encoded selection that is read at all, in characters (plays.md section 0: typed notes). */
export const LONGEST_CONTENT = 2_000_000;

/** Texts quote what the player wrote, but never at any length. */
const quote = (text: string): string => (text.length > 20 ? `${text.slice(0, 20)}…` : text);

export const tooLong = (at: number): SelectionProblem => ({
  at,
  detail: { zh: '选号内容过长', en: 'The selection is too long' },
});

export const tooFew = (at: number): SelectionProblem => ({
  at,
  detail: { zh: '所选号码不足一注', en: 'The picks do not make a single note' },
});

export const wrongRowCount = (at: number, wanted: number, found: number): SelectionProblem => ({
  at,
  detail: {
    zh: `应有 ${wanted} 行号码，实有 ${found} 行`,
    en: `Expected ${wanted} rows of picks, found ${found}`,
  },
});

export const unknownSymbol = (at: number, row: number, symbol: string): SelectionProblem => ({
  at,
  detail: {
    zh: `第 ${row + 1} 行：没有“${quote(symbol)}”`,
    en: `Row ${row + 1}: there is no "${quote(symbol)}"`,
  },
});

export const pickedTwice = (at: number, row: number, symbol: string): SelectionProblem => ({
  at,
  detail: {
    zh: `第 ${row + 1} 行：“${symbol}”重复`,
    en: `Row ${row + 1}: "${symbol}" is picked twice`,
  },
});

export const wrongPickCount = (
  at: number,
  row: number,
  min: number,
  max: number,
): SelectionProblem => ({
  at,
  detail: {
    zh: `第 ${row + 1} 行：应选 ${min} 至 ${max} 个`,
    en: `Row ${row + 1}: pick from ${min} to ${max}`,
  },
});

export const inBothRows = (at: number): SelectionProblem => ({
  at,
  detail: { zh: '胆码与拖码不能重复', en: 'A number cannot be both banker and other' },
});

export const onBothSides = (at: number): SelectionProblem => ({
  at,
  detail: { zh: '对碰的两边不能相同', en: 'The two sides cannot share a pick' },
});

/** `nth`: which of the typed notes, from 1. */
export const badNote = (at: number, nth: number, note: string): SelectionProblem => ({
  at,
  detail: {
    zh: `第 ${nth} 注：无效号码“${quote(note)}”`,
    en: `Note ${nth}: "${quote(note)}" is not a valid note`,
  },
});

export const badPositions = (at: number, min: number): SelectionProblem => ({
  at,
  detail: { zh: `请至少选择 ${min} 个位置`, en: `Tick at least ${min} positions` },
});
