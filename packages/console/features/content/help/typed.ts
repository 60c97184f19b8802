// An article as it is typed, as it is frozen, and as the contract takes it. Pure.
import type { HelpCategory } from '@fairlot/rules/check/help-categories';
import { isProse } from '@fairlot/rules/check/prose';
import { isLine } from '@fairlot/rules/lottery/game';
import { type ArticleRules, HELP_BOUNDS } from '@fairlot/wire/content/help';
import { FAULTS } from './text.ts';

export const LINES = ['titleZh', 'titleEn'] as const;
export const AREAS = ['bodyZh', 'bodyEn'] as const;
type Words = { readonly [field in (typeof LINES)[number] | (typeof AREAS)[number]]: string };
export type Values = Words & {
  readonly category: HelpCategory;
  readonly sort: string;
  readonly isShown: boolean;
};

export const valuesOf = (rules: ArticleRules | undefined): Values => ({
  category: rules?.Category ?? 'start',
  titleZh: rules?.Title ?? '',
  titleEn: rules?.TitleEn ?? '',
  bodyZh: rules?.Content ?? '',
  bodyEn: rules?.ContentEn ?? '',
  sort: String(rules?.Sort ?? 0),
  isShown: rules?.IsShown ?? true,
});

const isSort = (typed: string): boolean =>
  /^\d{1,5}$/.test(typed.trim()) && Number(typed) <= HELP_BOUNDS.sort;

export const faultsOf = (values: Values) => ({
  ...Object.fromEntries(
    LINES.filter((field) => !isLine(values[field].trim(), HELP_BOUNDS.title)).map(
      (field) => [field, FAULTS.title] as const,
    ),
  ),
  ...Object.fromEntries(
    AREAS.filter((field) => !isProse(values[field].trim(), HELP_BOUNDS.body)).map(
      (field) => [field, FAULTS.body] as const,
    ),
  ),
  ...(!isSort(values.sort) && { sort: FAULTS.sort }),
});

/** As it is frozen and kept. */
export const plainOf = (values: Values) => ({
  category: values.category,
  titleZh: values.titleZh.trim(),
  titleEn: values.titleEn.trim(),
  bodyZh: values.bodyZh.trim(),
  bodyEn: values.bodyEn.trim(),
  sort: Number(values.sort),
  isShown: values.isShown,
});

export const rulesOf = (plain: ReturnType<typeof plainOf>): ArticleRules => ({
  Category: plain.category,
  Title: plain.titleZh,
  TitleEn: plain.titleEn,
  Content: plain.bodyZh,
  ContentEn: plain.bodyEn,
  Sort: plain.sort,
  IsShown: plain.isShown,
});
