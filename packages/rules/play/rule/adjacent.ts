import { ballRow, PICK } from '../entry/pad.ts';
import { rowsEntry } from '../entry/rows.ts';
import { bitsOf, choose, countBits, subsets } from './counting.ts';
import { ordered } from './direct-distinct.ts';
import { LOST } from '../play.ts';
import { atMost, tier } from './rule.ts';
import type { RowHead } from '../entry/pad.ts';
import type { Rows } from '../entry/rows.ts';
import type { DecidedBy, Draw } from '../play.ts';
import type { Entry, Rule } from './rule.ts';
import type { Keno } from './keno-pick.ts';

/** Two numbers that stand at neighbouring places of a draw, in the order in which it was drawn. */

const HEADS: readonly RowHead[] = [
  { label: { zh: '前位', en: 'First' } },
  { label: { zh: '后位', en: 'Next' } },
];

const rowsOf = ({ numbers }: Keno): Entry<Rows> =>
  rowsEntry(
    'perPosition',
    HEADS.map((head) => ballRow(head, 1, numbers)),
  );

/** Where two numbers stand decides it; everything else of a draw is nothing to them. */
const by = (of: readonly number[]): DecidedBy => ({ kind: 'places', of });

/** Neighbours of a draw, in its order, of which both ends are picked. */
function pairsIn(draw: Draw, first: number, next: number): number {
  let pairs = 0;
  for (let i = 1; i < draw.length; i++) {
    pairs += (first >> (draw[i - 1]! - 1)) & (next >> (draw[i]! - 1)) & 1;
  }
  return pairs;
}

const ruleOf = (keno: Keno, perPair: number, name: { zh: string; en: string }) => ({
  outcomes: BigInt(ordered(keno.numbers, 2)),
  tiers: [tier('t1', name.zh, name.en, (keno.drawn - 1) * perPair)],
  tiersShareNote: false,
  options: [],
  paysPerHit: false,
});

/** 选二连直: a number of each row; the two are drawn one right after the other, in this order. */
export function adjacentDirect(keno: Keno, name: { zh: string; en: string }): Rule<Rows> {
  const notesOf = ([first, next]: Rows): number =>
    countBits(first!) * countBits(next!) - countBits(first! & next!);
  return {
    ...ruleOf(keno, 1, name),
    entry: rowsOf(keno),
    allNotes: ordered(keno.numbers, 2),
    count: notesOf,
    hits: ([first, next], draw) => ({ tiers: [pairsIn(draw, first!, next!)], refunds: 0 }),
    mostHits: (rows) => atMost(Math.min(notesOf(rows), keno.drawn - 1)),
    *singles([first, next]) {
      for (const a of bitsOf(first!)) {
        for (const b of bitsOf(next! & ~(1 << a))) {
          yield {
            key: `${a + 1},${b + 1}`,
            decidedBy: by([a + 1, b + 1]),
            judge: (draw) => (follows(draw, a + 1, b + 1) ? 0 : LOST),
          };
        }
      }
    },
  };
}

/** 选二连组: every two of the picked numbers; they are drawn one right after the other, in any order. */
export function adjacentGroup(keno: Keno, name: { zh: string; en: string }): Rule<Rows> {
  return {
    ...ruleOf(keno, 2, name),
    entry: rowsEntry('pool', [ballRow(PICK, 1, keno.numbers, 2)]),
    allNotes: choose(keno.numbers, 2),
    count: ([pool]) => choose(countBits(pool!), 2),
    hits: ([pool], draw) => ({ tiers: [pairsIn(draw, pool!, pool!)], refunds: 0 }),
    mostHits: ([pool]) => atMost(Math.min(countBits(pool!), keno.drawn) - 1),
    *singles([pool]) {
      for (const [a, b] of subsets(
        bitsOf(pool!).map((bit) => bit + 1),
        2,
      )) {
        yield {
          key: `${a},${b}`,
          decidedBy: by([a!, b!]),
          judge: (draw) => (follows(draw, a!, b!) || follows(draw, b!, a!) ? 0 : LOST),
        };
      }
    },
  };
}

/** Whether a number was drawn right after another. */
const follows = (draw: Draw, a: number, b: number): boolean =>
  draw.some((number, i) => number === a && draw[i + 1] === b);
