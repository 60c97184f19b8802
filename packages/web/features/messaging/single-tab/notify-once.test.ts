import { expect, test } from 'vitest';
import { notifyOnce } from './notify-once.ts';

test('notifies once, and again if the first attempt failed', async () => {
  const said: string[] = [];
  const say = (what: string) => notifyOnce('', 'prize 1', () => void said.push(what));
  const isCut = notifyOnce('', 'prize 1', () => Promise.reject(new Error('the tab is gone')));
  await expect(isCut).rejects.toThrow('gone');
  await say('first');
  await say('second');
  expect(said).toEqual(['first']);
});

test('does not notify after the player signed out', async () => {
  const said: string[] = [];
  await notifyOnce('somebody', 'prize 2', () => void said.push('his'));
  expect(said).toEqual([]);
});
