import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invariant } from '../core/invariant.ts';
import { mills } from '../core/money.ts';
import { findPlay } from '../play/index.ts';
import { anyDraw, anySelection, provenPlays } from '../play/proof/sample.ts';
import { defaultCreditOdds } from './credit-odds.ts';
import { cellName, cellsOf, exposureOf, numberTitle } from './exposure.ts';
import { officialOdds } from './official-odds.ts';
import { payoutOf } from './prize.ts';
import type { Draw, Play } from '../play/play.ts';

const UNIT = mills(2000);
const plays = provenPlays();
const quotedOf = (play: Play) =>
  play.style === 'credit' ? defaultCreditOdds(play) : officialOdds(play, 1960);

function exposed(code: string, content: string): Record<number, bigint> {
  const play = findPlay(code)?.on(0);
  invariant(play, code);
  const parsed = play.parse(content);
  invariant(parsed.ok, content);
  const odds = play.oddsOf(parsed.value, officialOdds(play, 2000));
  const cells = exposureOf(play, parsed.value, odds, UNIT) ?? [];
  return Object.fromEntries(cells.map(({ cell, amount }) => [cell, amount]));
}

/** The numbers of a play that a draw is. */
function cellsDrawn(play: Play, draw: Draw): readonly number[] {
  const cells = cellsOf(play);
  if (cells.kind === 'zone') return [cells.at.reduce((sum, place) => sum * 10 + draw[place]!, 0)];
  return cells.kind === 'places' ? draw.map((number, place) => place * 100 + number) : [];
}

describe('what a bet exposes the house to', () => {
  test('number by number of a zone, all kinds of its plays', () => {
    expect(exposed('ssc.front3.direct', '1|2|3,4')).toEqual({
      123: 2_000_000n,
      124: 2_000_000n,
    });
    expect(exposed('ssc.back2.directText', '07 70')).toEqual({ 7: 200_000n, 70: 200_000n });
    expect(Object.keys(exposed('d3.star3.g6', '1,2,3'))).toHaveLength(6);
  });

  test('digit by digit of each place', () => {
    expect(exposed('ssc.fixed', '3||0,9||')).toEqual({ 3: 20_000n, 200: 20_000n, 209: 20_000n });
    expect(exposed('pk10.fixed15', '10||01||')).toEqual({ 10: 20_000n, 201: 20_000n });
  });

  test('plays of many zones, of ticked places and of long ones have no numbers', () => {
    for (const code of ['ssc.fb3.direct', 'ssc.ren3.direct', 'ssc.ren2.g2', 'ssc.star5.direct']) {
      const play = findPlay(code)?.on(0);
      expect(play && cellsOf(play).kind).toBe('none');
    }
  });

  test('no draw pays more than its numbers say, whatever is picked', () => {
    const counted = { options: 0, zone: 0, places: 0, none: 0 };
    for (const play of plays) {
      const { kind } = cellsOf(play);
      counted[kind] += 1;
      if (kind === 'none') continue;
      const quoted = quotedOf(play);
      fc.assert(
        fc.property(anySelection(play, 1000), anyDraw(play), (selection, draw) => {
          const odds = play.oddsOf(selection, quoted);
          const cells = exposureOf(play, selection, odds, UNIT) ?? [];
          const { tiers } = play.hits(selection, draw);
          const hits = { tiers: play.tiersOf(selection).map((tier) => tiers[tier]!), refunds: 0 };
          const { prize } = payoutOf(play, hits, odds, UNIT);
          const drawn = cellsDrawn(play, draw);
          const told = cells
            .filter(({ cell }) => kind === 'options' || drawn.includes(cell))
            .reduce((sum, { amount }) => sum + amount, 0n);
          if (kind === 'options') expect(prize).toBeLessThanOrEqual(told);
          else expect(prize).toBe(told);
        }),
        { numRuns: 2, seed: play.id },
      );
    }
    expect(counted.zone).toBeGreaterThan(80);
    expect(counted.places).toBeGreaterThan(10);
    expect(counted.options).toBeGreaterThan(50);
  });

  test('are called as they are drawn', () => {
    const nameOf = (code: string, cell: number) => {
      const play = findPlay(code)?.on(0);
      return play && cellName(play, cell).zh;
    };
    expect(nameOf('ssc.front3.direct', 7)).toBe('007');
    expect(nameOf('ssc.fixed', 203)).toBe('3');
    expect(nameOf('ssc.c.total', 0)).toBe('总和大');
    expect(nameOf('ssc.star5.direct', 0)).toBe(findPlay('ssc.star5.direct')?.name.zh);
    const titleOf = (code: string, cell: number) => {
      const play = findPlay(code)?.on(0);
      return play && numberTitle(play, cell);
    };
    expect(titleOf('ssc.fixed', 203)).toEqual({ zh: '第3位 3', en: '3 at place 3' });
    expect(titleOf('ssc.front3.direct', 7)?.zh).toBe('007');
  });
});
