import { expect, test } from 'vitest';
import { CATEGORIES } from './categories.ts';
import { hasSound, soundsLike } from './pinyin.ts';

test('every character of the name of a game has its sound', () => {
  const chars = CATEGORIES.flatMap(({ name }) => [...name.zh.replaceAll(/[\s\w.]/g, '')]);
  expect(chars.filter((char) => !hasSound(char))).toEqual([]);
});

test.each([
  ['五分时时彩', 'wfssc', true],
  ['五分时时彩', 'ssc', true],
  ['五分时时彩', 'shishicai', true],
  ['五分时时彩', 'shi shi cai', true],
  ['五分时时彩', 'wufsc', false],
  ['五分时时彩', 'wufssc', true],
  ['五分时时彩', '5fssc', true],
  ['五分时时彩', '时时c', true],
  ['五分时时彩', 'hishi', false],
  ['五分时时彩', 'yfssc', false],
  ['福彩3D', 'fc3d', true],
  ['广东11选5', 'gd11x5', true],
  ['广东11选5', 'GuangDong', true],
  ['重庆欢乐生肖', 'cq', true],
  ['五分时时彩', '.*', false],
])('%s is meant by %s: %s', (name, query, isMeant) => {
  expect(soundsLike(name, query)).toBe(isMeant);
});
