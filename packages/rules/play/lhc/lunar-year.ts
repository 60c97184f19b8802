import { invariant } from '../../core/invariant.ts';
import type { Bilingual } from '../../core/text.ts';
import type { Calendar } from '../define.ts';
import type { NumberGroup } from '../rule/number-group.ts';

/**
 * First days of the lunar years (plays.md section 4.1). The Chinese calendar of `Intl` gives 2027 and
 * 2030 a day off, so that the days are listed; a new year begins with its first draw of that day.
 */
const STARTS: readonly (readonly [year: number, month: number, day: number])[] = [
  [2024, 2, 10],
  [2025, 1, 29],
  [2026, 2, 17],
  [2027, 2, 6],
  [2028, 1, 26],
  [2029, 2, 13],
  [2030, 2, 3],
  [2031, 1, 23],
  [2032, 2, 11],
  [2033, 1, 31],
  [2034, 2, 19],
  [2035, 2, 8],
];

/** Days of the site begin at midnight of UTC+8. */
const ZONE_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;

const starts = STARTS.map(([year, month, day]) => ({
  year,
  fromMs: Date.UTC(year, month - 1, day) - ZONE_MS,
}));

/** The lunar year after the last one of the list begins no earlier than this, 354 days on. */
const ENDS_MS = (starts.at(-1)?.fromMs ?? 0) + 354 * DAY_MS;

/** The lunar year of a draw time in milliseconds UTC. Throws for a time that the list does not reach. */
export function lunarYearOf(drawMs: number): number {
  const found = starts.findLast(({ fromMs }) => fromMs <= drawMs);
  invariant(found && drawMs < ENDS_MS, 'the list of lunar years reaches this draw');
  return found.year;
}

/** The first days of the lunar years of the list, yyyy-mm-dd. */
export const lunarYearStarts = (): readonly string[] =>
  STARTS.map(([year, month, day]) =>
    new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10),
  );

/** Days from a time to the end of the list: there is a warning when less than a year is left. */
export const lunarDaysLeft = (nowMs: number): number => Math.floor((ENDS_MS - nowMs) / DAY_MS);

const [first, ...others] = starts.map(({ year }) => year);

export const LUNAR_YEARS: Calendar = { partOf: lunarYearOf, parts: [first ?? 0, ...others] };

const NAMES: readonly (readonly [zh: string, en: string])[] = [
  ['鼠', 'Rat'],
  ['牛', 'Ox'],
  ['虎', 'Tiger'],
  ['兔', 'Rabbit'],
  ['龙', 'Dragon'],
  ['蛇', 'Snake'],
  ['马', 'Horse'],
  ['羊', 'Goat'],
  ['猴', 'Monkey'],
  ['鸡', 'Rooster'],
  ['狗', 'Dog'],
  ['猪', 'Pig'],
];

/** 生肖, from the rat. */
export const ANIMALS: readonly Bilingual[] = NAMES.map(([zh, en]) => ({ zh, en }));

/** The animal of a number in a lunar year: its place among `ANIMALS`. 01 is the animal of the year. */
export const animalOf = (number: number, year: number): number =>
  (((year - 4 - (number - 1)) % 12) + 12) % 12;

/** The numbers of an animal in a lunar year, ascending: five for the animal of the year, else four. */
export const numbersOf = (animal: number, year: number): readonly number[] =>
  Array.from({ length: 49 }, (_, i) => i + 1).filter((number) => animalOf(number, year) === animal);

/** The animals of a lunar year with their numbers. */
export const animalsIn = (year: number): readonly NumberGroup[] =>
  ANIMALS.map((name, animal) => ({ symbol: name.zh, name, numbers: numbersOf(animal, year) }));
