import { expect, test } from 'vitest';
import { createLog, withoutQuery } from './log.ts';

test('no secret passes, at the top or inside', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  log.info(
    {
      password: 'canary',
      headers: { authorization: 'Bearer canary' },
      body: { user: { Password: 'canary' } },
    },
    'x',
  );
  log.error(
    { err: Object.assign(new Error('failed'), { token: 'canary' }), access_token: 'canary' },
    'y',
  );
  expect(lines).toHaveLength(2);
  expect(lines.join('')).not.toContain('canary');
  expect(lines.join('')).toContain('failed');
});

test('the query of an address stays out of the log', () => {
  expect(withoutQuery('/Hub?access_token=canary')).toBe('/Hub');
  expect(withoutQuery('/Hub')).toBe('/Hub');
});
