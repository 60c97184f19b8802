import { numberRow } from '../entry/pad.ts';
import { rowsEntry } from '../entry/rows.ts';
import { bitsOf, countBits, directSums, sumAt } from './counting.ts';
import { LOST } from '../play.ts';
import { atMost, tier } from './rule.ts';
import type { Rows } from '../entry/rows.ts';
import type { Rule } from './rule.ts';

const AT = [0, 1, 2];
const SUMS = directSums(3);
const PICKED = 3;

/** Fine enough that nothing of the odds is lost before they are rounded down. */
const FINE = 10n ** 18n;

/**
 * 特码包三: three different sums of three digits are one note, which wins when the digits add up to one of
 * them (plays.md section 3.8). Prices are quoted for each sum alone. Those of a note follow: one stake
 * that pays the same whichever of the sums comes, 1 / (1/a + 1/b + 1/c), so that 12, 13 and 14 return
 * no more than 0, 1 and 27.
 */
export const threeSums: Rule<Rows> = {
  entry: rowsEntry('pool', [
    {
      ...numberRow({ zh: '和值', en: 'Sum' }, 0, SUMS.length - 1),
      min: PICKED,
      max: PICKED,
    },
  ]),
  outcomes: 1000n,
  tiers: [tier('t1', '包三', 'One of three', 0)],
  tiersShareNote: false,
  options: [],
  paysPerHit: false,
  isParlay: true,
  quotes: SUMS.map((wins, sum) => tier(`s${sum}`, `${sum}`, `${sum}`, wins)),
  allNotes: 1,
  count: ([sums]) => (countBits(sums!) === PICKED ? 1 : 0),
  oddsOf([sums], quoted) {
    const shares = bitsOf(sums!).map((sum) => divUp(FINE, quoted[sum]!));
    return [FINE / shares.reduce((all, share) => all + share, 0n)];
  },
  hits: ([sums], draw) => ({ tiers: [(sums! >> sumAt(draw, AT)) & 1], refunds: 0 }),
  mostHits: () => atMost(1),
  *singles([sums]) {
    const picked = bitsOf(sums!);
    yield {
      key: picked.join(),
      judge: ([a, b, c]) => (picked.includes(a! + b! + c!) ? 0 : LOST),
    };
  },
};

const divUp = (over: bigint, under: bigint): bigint => (over + under - 1n) / under;
