import { expect, test } from 'vitest';
import { sentSize } from './shrink.ts';

test('a photo is sent no larger than it is kept, and as it is where it is small', () => {
  expect(sentSize(4_000, 3_000)).toEqual([1_600, 1_200]);
  expect(sentSize(900, 3_200)).toEqual([450, 1_600]);
  expect(sentSize(640, 480)).toEqual([640, 480]);
  expect(sentSize(9_000, 1)).toEqual([1_600, 1]);
});
