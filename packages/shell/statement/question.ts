import type { Language } from '@fairlot/rules/core/text';
import { momentsOf, presetRange, type DayRange } from '@fairlot/ui/date-range';
import type { StatementFormat } from '@fairlot/wire/back-office/statement';
import { serverNow } from '../device/clock.ts';

/** What is chosen of a statement. */
export type StatementValues = { readonly range: DayRange; readonly format: StatementFormat };

/** What a form begins with: the last thirty days, to be read by people. */
export const lastMonth = (): StatementValues => ({
  range: presetRange('month', serverNow()),
  format: 'pdf',
});

/** The same as the contract asks for it; words stand in it in the language of the screen. */
export const questionOf = ({ range, format }: StatementValues, language: Language) => ({
  ...momentsOf(range),
  Format: format,
  Language: language,
});
