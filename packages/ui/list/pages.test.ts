import { describe, expect, it } from 'vitest';
import { pageCount, pageNumbers } from './pages.ts';

describe('pages', () => {
  it('are counted, one at least', () => {
    expect([0, 1, 20, 21].map((total) => pageCount(total, 20))).toEqual([1, 1, 1, 2]);
  });
  it('are all shown while they are few', () => {
    expect(pageNumbers(1, 1)).toEqual([1]);
    expect(pageNumbers(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
  it('keep first, last and the neighbours', () => {
    expect(pageNumbers(1, 9)).toEqual([1, 2, 3, 4, 5, null, 9]);
    expect(pageNumbers(5, 9)).toEqual([1, null, 4, 5, 6, null, 9]);
    expect(pageNumbers(9, 9)).toEqual([1, null, 5, 6, 7, 8, 9]);
  });
  it('always contain the current one, once', () => {
    for (let page = 1; page <= 30; page += 1) {
      const shown = pageNumbers(page, 30).filter((n) => n !== null);
      expect(shown).toContain(page);
      expect(new Set(shown).size).toBe(shown.length);
    }
  });
});
