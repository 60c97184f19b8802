import { expect, test } from 'vitest';
import { defineHub } from './definition.ts';
import { call, merge } from './method.ts';

const nothing = call([], () => {});

test('methods of features join; names equal but for case are refused', () => {
  expect(Object.keys(merge({ Join: nothing }, { Leave: nothing }))).toEqual(['Join', 'Leave']);
  expect(() => merge({ Join: nothing }, { join: nothing })).toThrow('join is declared twice');
  expect(() => defineHub({ methods: { A: nothing, a: nothing } })).toThrow('declared twice');
});
