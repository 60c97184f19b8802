import { expect, test } from 'vitest';
import { placed } from './placed.ts';

test('a place is counted among the others: wherever a game stood, it stands there then', () => {
  const ids = [1, 2, 3, 4];
  for (const id of [...ids, 9]) {
    for (let at = 0; at <= 6; at += 1) {
      const made = placed(ids, id, at);
      expect(made.indexOf(id)).toBe(Math.min(at, made.length - 1));
      expect(made.filter((each) => each !== id)).toEqual(ids.filter((each) => each !== id));
      expect(made.filter((each) => each === id)).toHaveLength(1);
    }
    expect(placed(ids, id, null)).toEqual(ids.filter((each) => each !== id));
  }
});
