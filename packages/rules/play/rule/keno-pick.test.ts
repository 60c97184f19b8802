import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findPlay } from '../catalogue.ts';
import { partitionBy } from '../outcome/partition.ts';
import { subsets } from './counting.ts';
import { kenoPickDrag } from './keno-pick-drag.ts';
import { kenoPick } from './keno-pick.ts';

/** Small enough that every draw can be looked at. */
const small = { drawn: 4, numbers: 9 };
const ZONE = { count: 4, from: 1, to: 9, repeats: false, ordered: false };
const draws = [...subsets([1, 2, 3, 4, 5, 6, 7, 8, 9], 4)];

const paid = [3, 2, 0];
const rules = [kenoPick(small, 3, paid), kenoPickDrag(small, 3, paid)] as const;
const contents = ['1,2,3', '1,4,5,6,9', '1,2,3,4,5,6,7,8,9'];
const dragged = ['1|2,3', '1,9|2,3,4', '5|1,2,3,4,6,7,8,9'];

describe.each([
  ...contents.map((content) => [rules[0], content] as const),
  ...dragged.map((content) => [rules[1], content] as const),
])('keno of four of nine', (rule, content) => {
  const parsed = rule.entry.parse(content);
  const rows = parsed.ok ? parsed.value : [];

  test(`counts the wins of ${content} in both modes`, () => {
    for (const single of rule.singles(rows)) {
      const counted = rule.tiers.map(
        (_, i) => draws.filter((draw) => single.judge(draw) === i).length,
      );
      expect(rule.tiers.map(({ wins }) => Number(wins))).toEqual(counted);
      for (const kind of ['count', 'numbers'] as const) {
        const of = single.decidedBy && single.decidedBy.kind === 'count' ? single.decidedBy.of : [];
        const { classes } = partitionBy(ZONE, { kind, of });
        const wins = rule.tiers.map(() => 0n);
        for (const { draw, ways } of classes.values()) {
          const verdict = single.judge(draw);
          if (verdict >= 0) wins[verdict]! += ways;
        }
        expect(rule.tiers.map((each) => each.wins)).toEqual(wins);
      }
    }
  });

  test(`bounds the hits of ${content} at what some draw brings`, () => {
    const all = draws.map((draw) => rule.hits(rows, draw).tiers);
    const most = rule.tiers.map((_, i) => Math.max(...all.map((tiers) => tiers[i]!)));
    const total = Math.max(...all.map((tiers) => tiers.reduce((sum, each) => sum + each, 0)));
    expect(rule.mostHits(rows)).toEqual({ tiers: most, total });
  });
});

test('every one of eighty numbers at once: notes and hits in closed form', () => {
  const play = findPlay('kl8.pick10')!.on(0);
  const all = play.parse(play.layout.rows[0]!.symbols.join());
  expect(all.ok && play.count(all.value)).toBe(1_646_492_110_120);
  fc.assert(
    fc.property(
      fc.shuffledSubarray([...Array(80).keys()], { minLength: 20, maxLength: 20 }),
      (drawn) => {
        const hits = all.ok
          ? play.hits(
              all.value,
              drawn.map((number) => number + 1),
            ).tiers
          : [];
        // C(20,10), C(20,9) x 60 and so on, whatever is drawn.
        expect(hits[0]).toBe(184_756);
        expect(hits[1]).toBe(167_960 * 60);
        expect(hits[6]).toBe(75_394_027_566);
      },
    ),
    { numRuns: 5 },
  );
});
