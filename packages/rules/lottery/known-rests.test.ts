import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { invariant } from '../core/invariant.ts';
import { categoryByCode } from './categories.ts';
import { issuesOfDay } from './schedule.ts';
import type { SerialAnchor } from './serial.ts';
import { addDays } from './site-day.ts';

/** Compares issues of state games with real draws: each day and each number. */
const issuesOn = (code: string, day: string, anchor?: SerialAnchor): readonly number[] => {
  const category = categoryByCode(code);
  invariant(category, code);
  return issuesOfDay(category, day, anchor).map(({ serialNumber }) => serialNumber);
};

describe('around each rest', () => {
  // The last draw before a rest and the first one after it, with their numbers, as the results name them.
  test.each([
    ['FCKL8', '2021-02-08', 2021039, '2021-02-19'],
    ['FCKL8', '2021-09-30', 2021263, '2021-10-05'],
    ['FCKL8', '2022-01-28', 2022028, '2022-02-08'],
    ['FC3D', '2022-09-30', 2022263, '2022-10-05'],
    ['FCKL8', '2023-01-18', 2023018, '2023-01-29'],
    ['FC3D', '2023-09-30', 2023263, '2023-10-05'],
    ['FC3D', '2024-02-07', 2024038, '2024-02-18'],
    ['FCKL8', '2024-09-30', 2024264, '2024-10-05'],
    ['DLT', '2025-01-25', 2025011, '2025-02-08'],
    ['SSQ', '2025-01-26', 2025011, '2025-02-06'],
    ['DLT', '2025-09-29', 2025112, '2025-10-06'],
    ['SSQ', '2025-09-30', 2025113, '2025-10-05'],
    ['DLT', '2026-02-11', 2026018, '2026-02-25'],
    ['SSQ', '2026-02-12', 2026019, '2026-02-24'],
  ])('%s draws on %s as %i and next on %s', (code, last, serial, first) => {
    expect(issuesOn(code, last)).toEqual([serial]);
    for (let day = addDays(last, 1); day < first; day = addDays(day, 1)) {
      expect([day, issuesOn(code, day)]).toEqual([day, []]);
    }
    expect(issuesOn(code, first)).toEqual([serial + 1]);
  });
});

const FOLDER = join(import.meta.dirname, '../../../../shared/data/real-draws');
const lack = existsSync(FOLDER) ? '' : ': shared/data/real-draws is not here';
type Draw = { readonly serialNumber: number; readonly day: string };

const drawsOf = (file: string): readonly Draw[] =>
  readFileSync(join(FOLDER, file), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [issue, day = ''] = line.split(',');
      return { serialNumber: Number(issue), day };
    });
/** Rows that carry a serial of another year than their day: 27 of 2019 under days of January 2023. */
const isMisdated = ({ serialNumber, day }: Draw) =>
  Math.floor(serialNumber / 1_000) !== Number(day.slice(0, 4));

describe.skipIf(lack !== '')(`every draw on record${lack}`, () => {
  test.each([
    ['FC3D', '3d.csv', 641, 27],
    ['FCKL8', 'kl8.csv', 1_464, 0],
    ['DLT', 'dlt.csv', 190, 0],
    ['SSQ', 'ssq.csv', 194, 0],
  ])('%s: matches every draw and number on record', (code, file, count, misdated) => {
    const rows = drawsOf(file);
    const draws = rows.filter((row) => !isMisdated(row));
    expect([draws.length, rows.length - draws.length]).toEqual([count, misdated]);
    const [begun] = draws;
    const end = draws.at(-1);
    invariant(begun && end, 'rows');
    const drawn = new Map(draws.map(({ day, serialNumber }) => [day, serialNumber]));
    const unknown = new Set(rows.filter(isMisdated).map(({ day }) => day));
    const wrong: unknown[] = [];
    for (let { day } = begun; day <= end.day; day = addDays(day, 1)) {
      if (unknown.has(day)) continue;
      // Its first year began in October: only a result can tell that.
      const isFirstYear = code === 'FCKL8' && day < '2021-01-01';
      const serials = issuesOn(code, day, isFirstYear ? begun : undefined);
      const serial = drawn.get(day);
      if (serials.length > 1 || serials[0] !== serial) wrong.push([day, serials, serial]);
    }
    expect(wrong).toEqual([]);
  });

  test('numbers issues on from the newest result', () => {
    // As if the rest of 2026 had not been known, and one draw of January were missing.
    const category = categoryByCode('SSQ');
    invariant(category, 'SSQ');
    const unknowing = { ...category, calendar: { rests: [], extra: ['2026-01-02'] } };
    const draws = drawsOf('ssq.csv').filter(({ day }) => day >= '2026-02-24');
    const counted = (day: string, anchor?: SerialAnchor) =>
      issuesOfDay(unknowing, day, anchor)[0]?.serialNumber;
    expect(counted('2026-02-24')).not.toBe(2026020);
    expect(draws.slice(1).map(({ day }, i) => counted(day, draws[i]))).toEqual(
      draws.slice(1).map(({ serialNumber }) => serialNumber),
    );
  });
});
