import { expect, test } from 'vitest';
import { formatDayName } from './day-names.ts';

test('a day is said in the language of the screen, whatever that of the browser', () => {
  expect(formatDayName('2026-11-21', 'zh')).toBe('11月21日周六');
  expect(formatDayName('2026-11-21', 'en')).toBe('Sat 21 Nov');
});
