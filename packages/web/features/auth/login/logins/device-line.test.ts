import { expect, test } from 'vitest';
import { wordsIn } from '@fairlot/ui/words';
import { deviceLine } from './device-line.ts';
import { LOGINS } from './text.ts';

test.each([
  [{ Device: 'Chrome · Windows', App: null, IsMobile: false }, 'Chrome · Windows'],
  [{ Device: 'Safari · iPhone', App: null, IsMobile: true }, 'Safari · iPhone · phone'],
  [{ Device: '', App: '1.2.3', IsMobile: true }, 'App 1.2.3 · phone'],
  [
    { Device: 'Chrome · Android', App: '1.2.3', IsMobile: true },
    'App 1.2.3 · Chrome · Android · phone',
  ],
  [{ Device: '', App: null, IsMobile: false }, 'Unknown device'],
  // A try with a wrong password.
  [{ Device: '' }, 'Unknown device'],
])('%j is %s', (seen, line) => {
  expect(deviceLine(seen, wordsIn(LOGINS, 'en'))).toBe(line);
});
