import { expect, test } from 'vitest';
import { readDays } from './PutDialog.tsx';

test.each([
  ['', undefined],
  [' 7 ', 7],
  ['3650', 3_650],
  ['3651', 'bad'],
  ['0', 'bad'],
  ['1.5', 'bad'],
  ['-1', 'bad'],
])('%j days are %s', (typed, read) => expect(readDays(typed)).toBe(read));
