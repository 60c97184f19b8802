import { expect, it } from 'vitest';
import { fullIssue, shortIssue } from './issue-name.ts';

it.each([
  [202611210142, '142', '20261121-142'],
  [202611210007, '007', '20261121-007'],
  [202611211440, '1440', '20261121-1440'],
  [2026311, '311', '2026311'],
])('issue %s reads %s and %s', (serial, short, full) => {
  expect(shortIssue(serial)).toBe(short);
  expect(fullIssue(serial)).toBe(full);
});
