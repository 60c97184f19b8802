import { sharedSize } from '../../core/bit-set.ts';
import { refused } from '../../core/result.ts';
import { ballRow } from './pad.ts';
import { inBothRows } from './problem.ts';
import { setRowsEntry } from './rows.ts';
import type { SetRows } from './rows.ts';
import type { Entry } from '../rule/rule.ts';

const BANKERS = { label: { zh: '胆码', en: 'Bankers' } };
const DRAGS = { label: { zh: '拖码', en: 'Others' } };

/** 胆拖: bankers are in every note, the others fill it up to `pick`; a number cannot be both. */
export function bankerDragEntry(pick: number, from: number, to: number): Entry<SetRows> {
  const bankers = ballRow(BANKERS, from, to, 1, pick - 1);
  const drags = { ...ballRow(DRAGS, from, to, 1), quick: false };
  const base = setRowsEntry('bankerDrag', [bankers, drags]);
  return {
    ...base,
    parse(content) {
      const parsed = base.parse(content);
      if (!parsed.ok) return parsed;
      const [held, others] = parsed.value;
      return sharedSize(held!, others!) === 0 ? parsed : refused(inBothRows());
    },
  };
}
