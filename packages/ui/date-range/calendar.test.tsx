import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Language } from '@fairlot/rules/core/text';
import { LanguageContext } from '../words/index.ts';
import { Calendar } from './Calendar.tsx';
import { addMonths, dayAfterKey, weeksOf } from './calendar-days.ts';

const BOUNDS = { min: '2025-11-21', max: '2026-11-21' };
const TODAY = '2026-11-21';
const after = (key: string, day: string, shiftKey = false) =>
  dayAfterKey({ key, shiftKey }, day, BOUNDS);

describe('the keys of a calendar', () => {
  test('move by day, week, month and year', () => {
    expect(after('ArrowLeft', '2026-03-01')).toBe('2026-02-28');
    expect(after('ArrowRight', '2026-02-28')).toBe('2026-03-01');
    expect(after('ArrowUp', '2026-03-05')).toBe('2026-02-26');
    expect(after('ArrowDown', '2026-02-26')).toBe('2026-03-05');
    expect(after('Home', '2026-11-18')).toBe('2026-11-16');
    expect(after('End', '2026-11-11')).toBe('2026-11-15');
    expect(after('PageUp', '2026-03-31')).toBe('2026-02-28');
    expect(after('PageDown', '2026-01-31')).toBe('2026-02-28');
    expect(after('PageUp', '2026-11-21', true)).toBe('2025-11-21');
    expect(after('Tab', '2026-11-21')).toBeUndefined();
  });

  test('stop at the first and the last day', () => {
    expect(after('ArrowRight', TODAY)).toBe(TODAY);
    expect(after('PageDown', '2026-11-01')).toBe(TODAY);
    expect(after('ArrowLeft', BOUNDS.min)).toBe(BOUNDS.min);
    expect(after('PageUp', '2026-03-01', true)).toBe(BOUNDS.min);
  });
});

describe('the months of a calendar', () => {
  test('have whole weeks from Monday', () => {
    const weeks = weeksOf('2026-02');
    expect(weeks.map((week) => [week[0], week[6]])).toEqual([
      ['2026-01-26', '2026-02-01'],
      ['2026-02-02', '2026-02-08'],
      ['2026-02-09', '2026-02-15'],
      ['2026-02-16', '2026-02-22'],
      ['2026-02-23', '2026-03-01'],
    ]);
  });

  test('follow each other over the end of a year and into a leap day', () => {
    expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
    expect(addMonths('2028-03-31', -1)).toBe('2028-02-29');
  });
});

const shown = (value: string, language: Language): string =>
  renderToStaticMarkup(
    <LanguageContext value={language}>
      <Calendar
        value={value}
        bounds={BOUNDS}
        today={TODAY}
        range={{ from: '2026-11-19', to: TODAY }}
        onDay={() => {}}
      />
    </LanguageContext>,
  );

test('a calendar says its month, weekdays and today in both languages', () => {
  const chinese = shown('2026-11-19', 'zh');
  expect(chinese).toContain('2026年11月');
  expect(chinese).toContain('abbr="星期一"');
  expect(chinese).toMatch(/aria-label="11月21日周六" aria-current="date"/);
  const english = shown('2026-11-19', 'en');
  expect(english).toContain('November 2026');
  expect(english).toContain('abbr="Monday"');
  expect(english).toMatch(/aria-label="Sat 21 Nov" aria-current="date"/);
});

test('a calendar has one tab stop, and no day outside its bounds', () => {
  const now = shown('2026-11-19', 'en');
  expect(now.match(/tabindex="0"/g)).toHaveLength(1);
  expect(now).toMatch(/tabindex="0"[^>]*aria-label="Thu 19 Nov"/);
  expect(now).toMatch(/disabled=""[^>]*aria-label="Sun 22 Nov"/);
  expect(now).toMatch(/disabled=""[^>]*aria-label="Next month"/);
  expect(now).not.toMatch(/disabled=""[^>]*aria-label="Previous month"/);
  expect(shown('2025-11-25', 'en')).toMatch(/disabled=""[^>]*aria-label="Previous month"/);
});
