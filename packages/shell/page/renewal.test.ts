import { expect, test } from 'vitest';
import { isOther, leaveOnce } from './renewal.ts';

const page = (entry: string): string =>
  `<script type="module" crossorigin src="${entry}"></script><div id="root"></div>`;

test('another version is told by its entry', () => {
  expect(isOther(page('/assets/index-b.js'), '/assets/index-a.js')).toBe(true);
  expect(isOther(page('/assets/index-a.js'), '/assets/index-a.js')).toBe(false);
});

test('a page of somebody else is no other version', () => {
  expect(isOther('<h1>Sign in to this network</h1>', '/assets/index-a.js')).toBe(false);
});

test('a version is left by itself only once, also where two take turns', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
  const turns = ['a', 'b', 'a', 'b', 'c'].map((entry) => leaveOnce(entry, storage));
  expect(turns).toEqual([true, true, false, false, true]);
});
