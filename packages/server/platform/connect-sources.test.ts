import { expect, test } from 'vitest';
import { createConnectSources } from './connect-sources.ts';

test('what all features know of, and what was known last where one does not answer', async () => {
  const sources = createConnectSources();
  expect(await sources.all()).toEqual([]);
  let answer: () => Promise<readonly string[]> = async () => ['https://one.example'];
  sources.add(() => answer());
  sources.add(async () => ['https://two.example']);
  const known = ['https://one.example', 'https://two.example'];
  expect(await sources.all()).toEqual(known);
  answer = () => Promise.reject(new Error('no database'));
  expect(await sources.all()).toEqual(known);
  answer = () => new Promise(() => {});
  expect(await sources.all()).toEqual(known);
  answer = async () => [];
  expect(await sources.all()).toEqual(['https://two.example']);
});
