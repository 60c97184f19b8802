import { expect, test } from 'vitest';
import { bestLine, measureLine, median } from './measure.ts';

test.each([
  [[], undefined],
  [[7], 7],
  [[9, 4], 4],
  [[30, 10, 500], 30],
])('the median of %j is %s', (readings, middle) => {
  expect(median(readings)).toBe(middle);
});

test('a line is probed three times; a lost probe does not count', async () => {
  const answers = [undefined, 80, 40];
  const asked: string[] = [];
  const reading = await measureLine('https://a.example/', async (url) => {
    asked.push(url);
    return answers[asked.length - 1];
  });
  expect(asked).toEqual(Array(3).fill('https://a.example'));
  expect(reading).toEqual({ medianMs: 40 });
  expect(await measureLine('', async () => undefined)).toEqual({ medianMs: undefined });
});

test('the best line is the quickest that answers', () => {
  const readings = [{ medianMs: 50 }, undefined, { medianMs: undefined }, { medianMs: 20 }];
  expect(bestLine(readings)).toBe(3);
  expect(bestLine([undefined, { medianMs: undefined }])).toBeUndefined();
});
