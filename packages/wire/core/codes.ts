import type { Bilingual } from '@fairlot/rules/core/text';

/** One refusal of a feature: its number for compact transport, its text, and rarely an HTTP status of its own. */
export type CodeRow = Bilingual & { readonly number: number; readonly status?: number };

/** Refusals by name. `{x}` in a text is filled from the refusal's parameters. */
export type CodeTable = { readonly [name: string]: CodeRow };

/** Declares the refusals of a feature; the names become a type. */
export const codes = <const T extends CodeTable>(table: T): T => table;

/** A refusal that the business may answer with: a name of the table and what fills its text. */
export type Refusal<C extends CodeTable> = {
  readonly code: keyof C & string;
  readonly params?: Params;
};

/** Values for the `{x}` of a text, ready to show. `row` names the cart row that was refused. */
export type Params = { readonly [name: string]: string | number };

/** The text of a code in a language, its `{x}` filled in. */
export function textOf(row: Bilingual, params: Params = {}, language: 'zh' | 'en' = 'zh'): string {
  return row[language].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}
