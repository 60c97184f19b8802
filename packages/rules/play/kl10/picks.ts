import { chooseExact } from '../rule/counting.ts';
import { tier } from '../rule/rule.ts';
import type { Keno } from '../rule/keno-pick.ts';
import type { Tier } from '../play.ts';

/** Eight of the numbers 1 to 20. */
export const HAPPY: Keno = { drawn: 8, numbers: 20 };

/** 任选 and the same with bankers: how many numbers a note has. */
export const ANY_PICKS = [
  { id: 7003, dragId: 7004, size: 2 },
  { id: 7005, dragId: 7006, size: 3 },
  { id: 7007, dragId: 7008, size: 4 },
  { id: 7009, dragId: 7010, size: 5 },
] as const;

const NUMERALS = [...'零一二三四五'];

/** 选三 in Chinese. */
export const numeral = (size: number): string => NUMERALS[size]!;

/** All numbers of a note are drawn. */
export const anyTier = (size: number): Tier =>
  tier(
    't1',
    `选${numeral(size)}任选`,
    `Any ${size}`,
    chooseExact(HAPPY.numbers - size, HAPPY.drawn - size),
  );
