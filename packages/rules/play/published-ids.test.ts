import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allPlays } from './catalogue.ts';

/** Stored bets, price lists and records name a play by these: a line here is never changed or taken out. */
const FILE = new URL('./published.txt', import.meta.url);

const published = readFileSync(FILE, 'utf8').trimEnd().split('\n');
const plays = allPlays();
const lines = new Set(plays.map(({ id, code }) => `${id} ${code}`));

test('every published play is there, under its number and with its code', () => {
  expect(published.filter((line) => !lines.has(line))).toEqual([]);
});

test('every play is published; a new one is a new line of the file', () => {
  const told = new Set(published);
  expect([...lines].filter((line) => !told.has(line))).toEqual([]);
});

test('the file gives each number and each code once, in the order of numbers', () => {
  const ids = published.map((line) => Number(line.split(' ')[0]));
  expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
  expect(new Set(published.map((line) => line.split(' ')[1])).size).toBe(published.length);
});
