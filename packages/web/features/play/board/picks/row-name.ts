import type { Language } from '@fairlot/rules/core/text';
import type { PadRow } from '@fairlot/rules/play/play';
import { ordinal } from '@fairlot/rules/play/position';

/** The name of a row where there is room for a few letters only: 万位, 1st. */
export const rowName = (row: PadRow, language: Language): string =>
  language === 'en' && row.position !== undefined ? ordinal(row.position) : row.label[language];

/** What a cell says: the symbol, or its name where it has one. */
export const symbolName = (row: PadRow, index: number, language: Language): string =>
  row.labels?.[index]?.[language] ?? row.symbols[index] ?? '';
