import { describe, expect, it } from 'vitest';
import { findPlay } from '@fairlot/rules/play/index';
import { figureMarks, figuresOf } from './omission.ts';

const { rows } = findPlay('d3.star3.direct')!.layout;
const past = (draws: readonly (readonly number[])[]) =>
  draws.map((draw, at) => ({ serial: -at, draw, drawMs: 0 }));

describe('figures under the digits', () => {
  const draws = [
    [3, 1],
    [4, 1],
    [3, 0],
  ];

  it('count issues since a digit came, newest draw first', () => {
    const [first, second] = figuresOf(past(draws), rows);
    expect(first?.[3]).toEqual({ omission: 0, count: 2 });
    expect(first?.[4]).toEqual({ omission: 1, count: 1 });
    expect(first?.[9]).toEqual({ omission: 3, count: 0 });
    expect(second?.[0]).toEqual({ omission: 2, count: 1 });
  });

  it('count how often a digit came among the newest draws alone, and since when among all', () => {
    const [first, second] = figuresOf(past(draws), rows, 2);
    expect(first?.[3]).toEqual({ omission: 0, count: 1 });
    expect(second?.[0]).toEqual({ omission: 2, count: 0 });
    expect(second?.[1]).toEqual({ omission: 0, count: 2 });
  });

  it('agree with a slow count on many draws', () => {
    const many = Array.from({ length: 100 }, (_, i) => [(i * 7 + 3) % 10, (i * i) % 10]);
    const figures = figuresOf(past(many), rows);
    for (let position = 0; position < 2; position++) {
      for (let digit = 0; digit < 10; digit++) {
        const since = many.findIndex((draw) => draw[position] === digit);
        expect(figures[position]?.[digit]).toEqual({
          omission: since === -1 ? 100 : since,
          count: many.filter((draw) => draw[position] === digit).length,
        });
      }
    }
  });

  it('mark the last draw and long absences', () => {
    const marks = figureMarks(
      [
        { omission: 0, count: 1 },
        { omission: 14, count: 1 },
        { omission: 15, count: 1 },
      ],
      'omission',
    );
    expect(marks).toEqual([
      { text: '0', mark: 'hot' },
      { text: '14', mark: '' },
      { text: '15', mark: 'cold' },
    ]);
  });

  it('mark the hot and the cold third by count, and nothing when off', () => {
    const figures = [5, 1, 3].map((count) => ({ omission: 0, count }));
    expect(figureMarks(figures, 'heat').map((figure) => figure?.mark)).toEqual(['hot', 'cold', '']);
    expect(figureMarks(figures, 'off')).toEqual([undefined, undefined, undefined]);
  });

  it('say nothing before a draw is known', () => {
    const [figures = []] = figuresOf([], rows);
    expect(figureMarks(figures, 'omission')).toEqual(Array(10).fill(undefined));
  });
});
