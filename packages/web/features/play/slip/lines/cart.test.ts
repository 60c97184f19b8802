import { describe, expect, it } from 'vitest';
import { mills, type Money } from '@fairlot/rules/core/money';
import {
  addLines,
  clearCart,
  EMPTY_CART,
  forgetRemoval,
  markRefused,
  MOST_LINES,
  officialLine,
  removeLine,
  rowsOf,
  soloPrizeOf,
  takeOdds,
  totalsOf,
  undoRemoval,
  withoutPlaced,
} from './cart.ts';
import type { GameLimits } from '../../board/credit/index.ts';
import type { NewLine } from '../../board/picks/index.ts';

const counted = (content: string, notes: number) => ({
  content,
  notes,
  most: (odds: readonly bigint[], unitStake: Money) => mills((unitStake * odds[0]!) / 10_000n),
});
/** A play whose notes cost 2. */
const at2 = (code: string) => ({ code, notePrice: mills(2000) });
const line = officialLine(
  at2('ssc.back3.direct'),
  counted('2,5,8|0,4|1,7,9', 18),
  { mode: 0, multiple: 1 },
  [9_750_000n],
);
const option: NewLine = {
  play: 'ssc.c.total',
  content: '总和大',
  notes: 1,
  mode: 0,
  multiple: 1,
  amount: mills(10_000),
  most: mills(19_800),
  odds: 19_800n,
  oddsVersion: 3,
};

describe('the slip', () => {
  const cart = addLines(EMPTY_CART, [line, option, line]);
  const ids = (each: typeof cart) => each.lines.map(({ id }) => id);

  it('bets each line at the prize group that it was priced at', () => {
    const stake = { mode: 0, multiple: 1, group: 1900 } as const;
    const lower = officialLine(at2('ssc.fixed'), counted('3||||', 1), stake, [95_000n]);
    const listed = officialLine(at2('ssq.std'), counted('1', 1), stake, [95_000n], 7);
    expect(rowsOf([line, lower, listed], 1956).map(({ PrizeGroup }) => PrizeGroup)).toEqual([
      1956, 1900, 1956,
    ]);
  });

  it('prices a line with the arithmetic of the rules', () => {
    expect(line.amount).toBe(36_000n);
    const small = officialLine(at2('ssc.fixed'), counted('|||1,3|', 2), { mode: 3, multiple: 7 }, [
      97_500n,
    ]);
    expect(small.amount).toBe(28n);
    expect(small.most).toBe(136n);
  });

  it('prices a note as its play says', () => {
    const best = { code: 'x5.lex5', notePrice: mills(14_000) };
    const six = officialLine(best, counted('01,02,03,04,05,06', 6), { mode: 1, multiple: 2 }, [
      2_000_000n,
    ]);
    expect([six.amount, six.most]).toEqual([16_800n, 560_000n]);
  });

  it('sums exactly', () => {
    expect(totalsOf(cart.lines)).toEqual({
      lines: 3,
      notes: 37,
      amount: 82_000n,
      most: 3_919_800n,
      caps: [],
    });
  });

  it('cuts each line by the largest prize of its play, or of the game', () => {
    const [first, second] = cart.lines;
    const limits = { PrizeLimit: mills(7), PlayLimits: {}, MinStake: mills(1), MaxStake: mills(9) };
    const of = (own: Partial<GameLimits>) =>
      totalsOf([first!, first!, second!], { ...limits, ...own });
    expect(of({})).toMatchObject({ most: 21n, caps: [7n] });
    const PlayLimits = { [first!.play]: { PrizeLimit: mills(2) } };
    expect(of({ PlayLimits })).toMatchObject({ most: 11n, caps: [2n, 7n] });
  });

  it('cuts a line of few notes at its stake and the net win that they may bring', () => {
    const [first] = cart.lines;
    const { play, notes, amount, most } = first!;
    const whole = { PrizeLimit: most, MinStake: mills(1), MaxStake: mills(9) };
    const of = (SoloNotes: number) =>
      totalsOf([first!], { ...whole, PlayLimits: { [play]: { SoloNotes, SoloPrize: mills(5) } } });
    expect(of(notes - 1)).toMatchObject({ most, caps: [] });
    expect(of(notes)).toMatchObject({ most: amount + 5n, caps: [amount + 5n] });
    const marked = (SoloNotes: number) =>
      soloPrizeOf(first!, { ...whole, PlayLimits: { [play]: { SoloNotes, SoloPrize: mills(5) } } });
    expect([marked(notes - 1), marked(notes), soloPrizeOf(first!, undefined)]).toEqual([
      undefined,
      5n,
      undefined,
    ]);
  });

  it('sums what a multiple of 7 costs and wins', () => {
    const at7 = officialLine(
      at2('ssc.back3.direct'),
      counted('2,5,8|0,4|1,7,9', 18),
      { mode: 1, multiple: 7 },
      [9_750_000n],
    );
    expect([at7.amount, at7.most]).toEqual([25_200n, 1_365_000n]);
    const slip = addLines(addLines(EMPTY_CART, [at7]), [at7, option]);
    expect(totalsOf(slip.lines)).toEqual({
      lines: 3,
      notes: 37,
      amount: 60_400n,
      most: 2_749_800n,
      caps: [],
    });
    expect(rowsOf(slip.lines, 1950)[1]).toMatchObject({ Multiple: 7, Mode: 1, Amount: 25_200n });
  });

  it('takes out what was placed and leaves what was added meanwhile', () => {
    expect(ids(withoutPlaced(cart, [1, 3]))).toEqual([2]);
    expect(withoutPlaced(cart, [1, 3]).nextId).toBe(4);
    expect(withoutPlaced(cart, [7])).toBe(cart);
  });

  it('removes, and brings back to the same place', () => {
    const without = removeLine(cart, 2);
    expect(ids(without)).toEqual([1, 3]);
    expect(ids(undoRemoval(without))).toEqual([1, 2, 3]);
    expect(ids(undoRemoval(forgetRemoval(without)))).toEqual([1, 3]);
    expect(removeLine(cart, 99)).toBe(cart);
  });

  it('clears, and brings all back before what came since', () => {
    const later = { ...addLines(clearCart(cart), [line]), removed: clearCart(cart).removed! };
    expect(ids(undoRemoval(later))).toEqual([1, 2, 3, 4]);
  });

  it('holds as many rows as a request may', () => {
    const full = addLines(
      EMPTY_CART,
      Array.from({ length: MOST_LINES + 5 }, () => line),
    );
    expect(full.lines).toHaveLength(MOST_LINES);
    expect(addLines(full, [line]).lines).toHaveLength(MOST_LINES);
  });

  it('marks the refused row, and takes newer odds', () => {
    const problem = { zh: '赔率已变', en: 'Odds changed' };
    const marked = markRefused(cart, 2, problem);
    expect(marked.lines.map((each) => each.problem)).toEqual([undefined, problem, undefined]);
    const renewed = takeOdds(marked, 4, () => ({ odds: 19_700n, most: mills(19_700) }));
    expect(renewed.lines[1]).toEqual({
      ...option,
      id: 2,
      odds: 19_700n,
      most: 19_700n,
      oddsVersion: 4,
    });
    expect(renewed.lines[0]).toEqual(cart.lines[0]);
  });

  it('becomes the rows of the request', () => {
    const [official, credit] = rowsOf([line, option], 1950);
    expect(official).toEqual({
      Play: 'ssc.back3.direct',
      Content: '2,5,8|0,4|1,7,9',
      Notes: 18,
      Mode: 0,
      Multiple: 1,
      Amount: 36_000n,
      PrizeGroup: 1950,
    });
    expect(credit).toMatchObject({ OddsVersion: 3, Amount: 10_000n });
    expect(credit).not.toHaveProperty('PrizeGroup');
  });
});
