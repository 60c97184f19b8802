import { sharedSize } from '../../core/bit-set.ts';
import { refused } from '../../core/result.ts';
import { ballRow, type RowHead } from './pad.ts';
import { inBothRows } from './problem.ts';
import { placeOfShared } from './place.ts';
import { setRowsEntry } from './rows.ts';
import type { PadRow } from '../play.ts';
import type { SetRows } from './rows.ts';
import type { Entry } from '../rule/rule.ts';

const BANKERS = { label: { zh: '胆码', en: 'Bankers' } };
const DRAGS = { label: { zh: '拖码', en: 'Others' } };

/** 胆拖: bankers are in every note, the others fill it up to `pick`; a number cannot be both. */
export const bankerDragEntry = (pick: number, from: number, to: number): Entry<SetRows> =>
  dragEntryOf(pick, (place) => ballRow(place, from, to));

/** The same of whatever a row is made of: animals. */
export function dragEntryOf(pick: number, rowOf: (place: RowHead) => PadRow): Entry<SetRows> {
  const bankers = { ...rowOf(BANKERS), max: pick - 1, quick: false };
  const drags = { ...rowOf(DRAGS), quick: false };
  const base = setRowsEntry('bankerDrag', [bankers, drags]);
  return {
    ...base,
    parse(content) {
      const parsed = base.parse(content);
      if (!parsed.ok) return parsed;
      const [held, others] = parsed.value;
      if (sharedSize(held!, others!) === 0) return parsed;
      return refused(inBothRows(placeOfShared(content, 1, 0)));
    },
  };
}
