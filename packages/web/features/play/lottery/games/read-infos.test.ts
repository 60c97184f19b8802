import { expect, test } from 'vitest';
import { gather, type Infos } from './read-infos.ts';

const reply = (ids: number[]): Infos => Object.fromEntries(ids.map((id) => [id, {} as never]));

test('asks again for what was not returned until all are there', async () => {
  const asked: number[][] = [];
  const infos = await gather([1, 2, 3], async (ids) => {
    asked.push(ids);
    return reply(ids.slice(0, 2));
  });
  expect(asked).toEqual([[1, 2, 3], [3]]);
  expect(Object.keys(infos)).toEqual(['1', '2', '3']);
});

test('stops when nothing new comes back', async () => {
  let calls = 0;
  const infos = await gather([1, 9], async (ids) => {
    calls += 1;
    return reply(ids.filter((id) => id !== 9));
  });
  expect(calls).toBe(2);
  expect(Object.keys(infos)).toEqual(['1']);
});

test('asks nothing for no games', async () => {
  expect(await gather([], () => Promise.reject(new Error('asked')))).toEqual({});
});
