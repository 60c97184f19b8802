import { expect, test } from 'vitest';
import { sizeOf } from './size.ts';

test('bytes are read by their largest unit', () => {
  expect([0, 1_023, 1_024, 1_572_864, 5 * 2 ** 30, 2 ** 52].map(sizeOf)).toEqual([
    '0 B',
    '1023 B',
    '1.0 KB',
    '1.5 MB',
    '5.0 GB',
    '4096.0 TB',
  ]);
});
