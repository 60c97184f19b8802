// A banner as it is typed, as it is frozen, and as the contract takes it. Pure.
import { isSitePath } from '@fairlot/rules/check/prose';
import { isLine } from '@fairlot/rules/lottery/game';
import { readMoment } from '@fairlot/rules/lottery/read-moment';
import { siteTimeOf } from '@fairlot/rules/lottery/site-day';
import { BANNER_BOUNDS, type BannerRules, LANGUAGES } from '@fairlot/wire/content/banner';
import { FAULTS } from './text.ts';

export type Values = {
  readonly picture: string;
  readonly titleZh: string;
  readonly titleEn: string;
  readonly link: string;
  readonly zh: boolean;
  readonly en: boolean;
  readonly showFrom: string;
  readonly showUntil: string;
  readonly sort: string;
  readonly isShown: boolean;
};

/** To the minute, as `readMoment` takes it and as it is frozen. */
const typedOf = (ms: number | null | undefined): string =>
  typeof ms === 'number' ? siteTimeOf(ms).slice(0, 16).replace('T', ' ') : '';

export const valuesOf = (rules: BannerRules | undefined): Values => ({
  picture: rules?.Picture ?? '',
  titleZh: rules?.Title ?? '',
  titleEn: rules?.TitleEn ?? '',
  link: rules?.Link ?? '',
  zh: rules?.Languages.includes('zh') ?? true,
  en: rules?.Languages.includes('en') ?? true,
  showFrom: typedOf(rules?.From),
  showUntil: typedOf(rules?.Until),
  sort: String(rules?.Sort ?? 0),
  isShown: rules?.IsShown ?? true,
});

const isTitle = (line: string): boolean => isLine(line.trim(), BANNER_BOUNDS.title);
const isSort = (typed: string): boolean =>
  /^\d{1,5}$/.test(typed.trim()) && Number(typed) <= BANNER_BOUNDS.sort;

export function faultsOf(values: Values) {
  const [from, until] = [readMoment(values.showFrom), readMoment(values.showUntil)];
  const isBackward = typeof from === 'number' && typeof until === 'number' && until <= from;
  const link = values.link.trim();
  return {
    ...(values.picture === '' && { picture: FAULTS.picture }),
    ...(!isTitle(values.titleZh) && { titleZh: FAULTS.title }),
    ...(!isTitle(values.titleEn) && { titleEn: FAULTS.title }),
    ...(link !== '' && !isSitePath(link) && { link: FAULTS.link }),
    ...(!values.zh && !values.en && { zh: FAULTS.languages }),
    ...(from === null && { showFrom: FAULTS.time }),
    ...(isBackward && { showUntil: FAULTS.order }),
    ...(until === null && { showUntil: FAULTS.time }),
    ...(!isSort(values.sort) && { sort: FAULTS.sort }),
  };
}

/** As it is frozen and kept. */
export const plainOf = (values: Values) => ({
  picture: values.picture,
  titleZh: values.titleZh.trim(),
  titleEn: values.titleEn.trim(),
  link: values.link.trim(),
  languages: LANGUAGES.filter((language) => values[language]),
  showFrom: typedOf(readMoment(values.showFrom)),
  showUntil: typedOf(readMoment(values.showUntil)),
  sort: Number(values.sort),
  isShown: values.isShown,
});

export const rulesOf = (plain: ReturnType<typeof plainOf>): BannerRules => ({
  Picture: plain.picture,
  Title: plain.titleZh,
  TitleEn: plain.titleEn,
  Link: plain.link,
  Languages: plain.languages,
  From: readMoment(plain.showFrom) ?? null,
  Until: readMoment(plain.showUntil) ?? null,
  Sort: plain.sort,
  IsShown: plain.isShown,
});
