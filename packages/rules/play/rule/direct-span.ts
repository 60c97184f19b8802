import { numberRow } from '../entry/pad.ts';
import { rowsEntry } from '../entry/rows.ts';
import { bitsOf, directSpans, spanAt, tuples } from './counting.ts';
import { LOST } from '../play.ts';
import { atMost, tier } from './rule.ts';
import type { Rows } from '../entry/rows.ts';
import type { ZoneRule } from './rule.ts';

/** 直选跨度: every ordered tuple whose largest minus smallest digit is picked is a note. */
export function directSpan(width: number): ZoneRule<Rows> {
  const counts = directSpans(width);
  return {
    width,
    entry: rowsEntry('spanPick', [numberRow({ zh: '跨度', en: 'Span' }, 0, 9)]),
    tiers: [tier('t1', '直选', 'Direct', 1)],
    allNotes: 10 ** width,
    notes: ([spans]) => bitsOf(spans!).reduce((notes, span) => notes + counts[span]!, 0),
    judge([spans], draw, zone, tally) {
      tally.tiers[0]! += (spans! >> spanAt(draw, zone)) & 1;
    },
    most: () => atMost(1),
    *singles([spans]) {
      for (const tuple of tuples(width)) {
        const note = tuple.join('');
        if (!bitsOf(spans!).includes(Math.max(...tuple) - Math.min(...tuple))) continue;
        yield { key: note, judge: (digits) => (digits.join('') === note ? 0 : LOST) };
      }
    },
  };
}
