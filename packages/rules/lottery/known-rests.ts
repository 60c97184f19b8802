import type { Bilingual } from '../core/text.ts';
import type { Period } from './period.ts';

/** The rests of the state lotteries in one year, and where they were published. */
export type KnownYear = {
  readonly year: number;
  readonly rests: readonly [festival: Period, nationalDay: Period];
  readonly source: Bilingual;
};

/** Four days from 1 October, as each announcement since 2021 names them. */
const nationalDayOf = (year: number): Period => ({ from: `${year}-10-01`, to: `${year}-10-04` });

const ofMinistry = (year: number, what: Bilingual, from: string, to: string): KnownYear => ({
  year,
  rests: [{ from, to }, nationalDayOf(year)],
  source: {
    zh: `财政部公告${what.zh}`,
    en: `Ministry of Finance, ${what.en}`,
  },
});

/** Number 19 of 2024, for example. */
const numbered = (year: number, number: number): Bilingual => ({
  zh: `${year}年第${number}号`,
  en: `no. ${number} of ${year}`,
});

/**
 * The years whose rests are published. The ministry announces a year in the December before it. The results of 3D, SSQ,
 * DLT and KL8 agree with each spring, and with each October up to 2025. Of 2026 the lottery centres repeat the spring;
 * its October is as in each year before.
 */
export const KNOWN_YEARS: readonly KnownYear[] = [
  ofMinistry(2021, numbered(2020, 44), '2021-02-09', '2021-02-18'),
  ofMinistry(
    2022,
    { zh: '（2021年12月15日）', en: '15 December 2021' },
    '2022-01-29',
    '2022-02-07',
  ),
  ofMinistry(2023, numbered(2022, 39), '2023-01-19', '2023-01-28'),
  ofMinistry(2024, { zh: '（2023年12月）', en: 'December 2023' }, '2024-02-08', '2024-02-17'),
  ofMinistry(2025, numbered(2024, 19), '2025-01-27', '2025-02-05'),
  ofMinistry(2026, numbered(2025, 14), '2026-02-14', '2026-02-23'),
];
