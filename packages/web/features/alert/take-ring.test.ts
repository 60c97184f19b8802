import { expect, test } from 'vitest';
import { tellOnce } from './take-ring.ts';

test('news that were told are told once, and those whose telling came to nothing by whoever is next', async () => {
  const said: string[] = [];
  const say = (what: string) => tellOnce('', 'prize 1', () => void said.push(what));
  const isCut = tellOnce('', 'prize 1', () => Promise.reject(new Error('the tab is gone')));
  await expect(isCut).rejects.toThrow('gone');
  await say('first');
  await say('second');
  expect(said).toEqual(['first']);
});

test('nothing is told of a player who has left', async () => {
  const said: string[] = [];
  await tellOnce('somebody', 'prize 2', () => void said.push('his'));
  expect(said).toEqual([]);
});
