import type { Language } from '@fairlot/rules/core/text';
import type { PadRow } from '@fairlot/rules/play/play';

const ORDINALS = ['1st', '2nd', '3rd', '4th', '5th'];

/** The name of a row where there is room for a few letters only: 万位, 1st (look.md section 9). */
export const rowName = (row: PadRow, language: Language): string =>
  language === 'en' && row.position !== undefined
    ? (ORDINALS[row.position] ?? row.label.en)
    : row.label[language];

/** What a cell says: the symbol, or its name where it has one. */
export const symbolName = (row: PadRow, index: number, language: Language): string =>
  row.labels?.[index]?.[language] ?? row.symbols[index] ?? '';
