import type { Bilingual } from '../../core/text.ts';

/** The plays of 任选: how many numbers a note has, and of how many drawn it is paid (plays.md section 2.7). */
export const PICKS: readonly {
  readonly id: number;
  /** Of the play with bankers; a note of one number has none. */
  readonly dragId?: number;
  readonly size: number;
  readonly paid: readonly number[];
}[] = [
  { id: 6001, size: 1, paid: [1] },
  { id: 6002, dragId: 6003, size: 2, paid: [2] },
  { id: 6004, dragId: 6005, size: 3, paid: [3, 2] },
  { id: 6006, dragId: 6007, size: 4, paid: [4, 3, 2] },
  { id: 6008, dragId: 6009, size: 5, paid: [5, 4, 3] },
  { id: 6010, dragId: 6011, size: 6, paid: [6, 5, 4, 3] },
  { id: 6012, dragId: 6013, size: 7, paid: [7, 6, 5, 4, 0] },
  { id: 6014, dragId: 6015, size: 8, paid: [8, 7, 6, 5, 4, 0] },
  { id: 6016, dragId: 6017, size: 9, paid: [9, 8, 7, 6, 5, 4, 0] },
  { id: 6018, dragId: 6019, size: 10, paid: [10, 9, 8, 7, 6, 5, 0] },
];

const NUMERALS = [...'零一二三四五六七八九十'];

/** 任选三 in Chinese. */
export const numeral = (size: number): string => NUMERALS[size]!;

/** The numbers from 01 up to a last one, as they are written. */
export const upTo = (last: number): string =>
  Array.from({ length: last }, (_, i) => String(i + 1).padStart(2, '0')).join();

/** `10, 9, 8 or none at all`: how many of its numbers a note is paid for. */
export function listed(paid: readonly number[]): Bilingual {
  const some = paid.filter((hits) => hits > 0);
  const last = some.at(-1);
  const hasNone = some.length < paid.length;
  const head = some.slice(0, -1).join(', ');
  const en = hasNone ? `${some.join(', ')}, or none at all` : `${head}${head && ' or '}${last}`;
  return { zh: `中 ${some.join('、')} 个${hasNone ? '或一个不中' : ''}`, en };
}
