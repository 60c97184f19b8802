import { describe, expect, it } from 'vitest';
import { findPlay } from '../play/index.ts';
import { digitFacts } from './digit-facts.ts';

const digits = (text: string): number[] => [...text].map(Number);
const all = (count: number): number[][] =>
  Array.from({ length: 10 ** count }, (_, number) => digits(String(number).padStart(count, '0')));

/** Whether an option of a double-sided play wins at a draw. */
function wins(code: string, option: string, draw: readonly number[]): boolean {
  const play = findPlay(code);
  const parsed = play?.parse(option);
  if (!play || !parsed?.ok) throw new Error(`${code} has the option ${option}`);
  const at = play.options.findIndex((row) => row.code === option);
  return (play.hits(parsed.value, draw).tiers[at] ?? 0) > 0;
}

describe('the facts of a draw', () => {
  it('say sum, size, parity, duel, span and shapes of five digits', () => {
    expect(digitFacts(digits('34682'))).toEqual({
      sum: 23,
      isBig: true,
      isOdd: true,
      duel: 'dragon',
      span: 6,
      shapes: ['half', 'misc', 'misc'],
    });
  });

  it('call 22 small and 23 big, 13 small and 14 big', () => {
    expect(digitFacts(digits('99400'))?.isBig).toBe(false);
    expect(digitFacts(digits('99500'))?.isBig).toBe(true);
    expect(digitFacts(digits('940'))?.isBig).toBe(false);
    expect(digitFacts(digits('950'))?.isBig).toBe(true);
  });

  it('have one shape for three digits, with 0 after 9', () => {
    expect(digitFacts(digits('901'))?.shapes).toEqual(['straight']);
    expect(digitFacts(digits('777'))?.shapes).toEqual(['leopard']);
    expect(digitFacts(digits('027'))?.shapes).toEqual(['misc']);
  });

  it('have a tie where first and last are equal', () => {
    expect(digitFacts(digits('50005'))?.duel).toBe('tie');
    expect(digitFacts(digits('12349'))?.duel).toBe('tiger');
  });

  it('are nothing without digits', () => {
    expect(digitFacts([])).toBeUndefined();
  });

  it('agree with what the shape play pays, over every draw of three digits', () => {
    const wrong = all(3).filter((draw) => {
      const shape = digitFacts(draw)?.shapes[0] ?? '';
      return !wins('d3.c.shape', shape, draw);
    });
    expect(wrong).toEqual([]);
  });
});
