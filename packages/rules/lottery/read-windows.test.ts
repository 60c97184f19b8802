import { expect, test } from 'vitest';
import { readWindows, windowsText } from './read-windows.ts';

test('times are read as people write them, and written as they are read', () => {
  const windows = [
    { Start: '19:50:00', End: '20:30:00' },
    { Start: '23:30:00', End: '00:30:15' },
  ];
  expect(readWindows('19:50-20:30, 23:30:00 – 00:30:15')).toEqual(windows);
  expect(readWindows('19:50-20:30，23:30-00:30:15')).toEqual(windows);
  expect(windowsText(windows)).toBe('19:50-20:30, 23:30-00:30:15');
  expect(readWindows(windowsText(windows))).toEqual(windows);
});

test.each(['', ' , ', '19:50', '24:00-01:00', '1:00-2:00', '19:50-20:30 and more', '10:00-10:60'])(
  '%j is no time',
  (typed) => expect(readWindows(typed)).toBeUndefined(),
);
