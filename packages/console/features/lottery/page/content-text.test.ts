import { expect, test } from 'vitest';
import { contentText } from './content-text.ts';

test.each([
  [{ zh: '夜场', en: 'Night' }, 'zh: 夜场 · en: Night'],
  [{ state: 0, reason: '' }, 'state: 0'],
  [
    { schedule: { kind: 'allDay', intervalSeconds: 60 }, closeLeadSeconds: 10 },
    'schedule: kind allDay intervalSeconds 60 · closeLeadSeconds: 10',
  ],
  [null, ''],
])('%j reads %j', (content, line) => {
  expect(contentText(content)).toBe(line);
});
