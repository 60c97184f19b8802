import { nameRow } from '../entry/pad.ts';
import { rowsEntry } from '../entry/rows.ts';
import { LOST } from '../play.ts';
import { bitsOf } from './counting.ts';
import { atMost, tier } from './rule.ts';
import type { Bilingual } from '../../core/text.ts';
import type { Rows } from '../entry/rows.ts';
import type { Tier } from '../play.ts';
import type { Rule } from './rule.ts';

const REGULAR = 6;
/** Of the ways to draw six and a special number of forty-nine: both numbers of a note are regular. */
const WINS = 7_669_695n;

/**
 * 二全中生肖对碰: every pair of a number of one animal and a number of another is a note, and wins when
 * both are regular. Odds are quoted by animal: a note takes the lower of its two.
 */
export function zodiacPair(
  animals: readonly Bilingual[],
  codes: readonly string[],
  numbersOf: (animal: number) => readonly number[],
): Rule<Rows> {
  const row = (zh: string, en: string) => ({ ...nameRow({ label: { zh, en } }, animals), max: 1 });
  const pairOf = (rows: Rows): readonly [number, number] => [
    bitsOf(rows[0]!)[0] ?? 0,
    bitsOf(rows[1]!)[0] ?? 0,
  ];
  const sides = (rows: Rows) =>
    pairOf(rows).map(numbersOf) as [readonly number[], readonly number[]];
  const quotes: readonly Tier[] = animals.map(({ zh, en }, i) => tier(codes[i]!, zh, en, WINS));
  return {
    entry: rowsEntry('zodiacPair', [row('生肖一', 'Animal 1'), row('生肖二', 'Animal 2')]),
    outcomes: 601_304_088n,
    tiers: [tier('t1', '二全中', 'Both regular', WINS)],
    tiersShareNote: false,
    options: [],
    paysPerHit: false,
    quotes,
    share: 90n,
    allNotes: 20,
    count(rows) {
      const [a, b] = pairOf(rows);
      return a === b ? 0 : numbersOf(a).length * numbersOf(b).length;
    },
    oddsOf(rows, quoted) {
      const [a, b] = pairOf(rows).map((animal) => quoted[animal]!) as [bigint, bigint];
      return [a < b ? a : b];
    },
    hits(rows, draw) {
      const regular = draw.slice(0, REGULAR);
      const [a, b] = sides(rows).map((own) => regular.filter((n) => own.includes(n)).length);
      return { tiers: [a! * b!], refunds: 0 };
    },
    mostHits(rows) {
      const [a, b] = sides(rows).map(({ length }) => length) as [number, number];
      const shares = Array.from(
        { length: REGULAR + 1 },
        (_, i) => Math.min(a, i) * Math.min(b, 6 - i),
      );
      return atMost(Math.max(...shares));
    },
    *singles(rows) {
      const [ones, others] = sides(rows);
      for (const one of ones) {
        for (const other of others) {
          yield {
            key: `${one}-${other}`,
            decidedBy: { kind: 'numbers', of: [one, other] },
            judge: (draw) =>
              [one, other].every((number) => {
                const at = draw.indexOf(number);
                return at >= 0 && at < REGULAR;
              })
                ? 0
                : LOST,
          };
        }
      }
    },
  };
}
