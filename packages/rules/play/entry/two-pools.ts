import { sharedSize } from '../../core/bit-set.ts';
import { refused } from '../../core/result.ts';
import { ballRow } from './pad.ts';
import { inBothRows } from './problem.ts';
import { placeOfShared } from './place.ts';
import { setRowsEntry } from './rows.ts';
import type { Bilingual } from '../../core/text.ts';
import type { PadRow } from '../play.ts';
import type { Entry } from '../rule/rule.ts';
import type { SetRows } from './rows.ts';

/** A pool as the pad shows it: what its numbers are called, how many there are and how many are drawn. */
export type PoolHead = {
  readonly label: Bilingual;
  readonly numbers: number;
  readonly drawn: number;
};

const row = ({ label, numbers }: PoolHead, min: number): PadRow => ({
  ...ballRow({ label }, 1, numbers, min),
  quick: true,
});

const asExtra = (of: PadRow): PadRow => ({ ...of, isExtra: true });

/** 复式: at least as many numbers of each pool as are drawn. */
export const redBlueEntry = (main: PoolHead, extra: PoolHead): Entry<SetRows> =>
  setRowsEntry('redBlue', [row(main, main.drawn), asExtra(row(extra, extra.drawn))]);

const called = ({ label }: PoolHead, zh: string, en: string): Bilingual => ({
  zh: label.zh + zh,
  en: `${label.en} ${en}`,
});

/** The bankers of a pool, from `min` on, and the others. */
function dragRows(pool: PoolHead, min: number): PadRow[] {
  const { numbers, drawn } = pool;
  const bankers = ballRow({ label: called(pool, '胆码', 'bankers') }, 1, numbers, min, drawn - 1);
  const drags = ballRow({ label: called(pool, '拖码', 'others') }, 1, numbers, 1);
  return [bankers, { ...drags, quick: false, fills: drawn }];
}

/**
 * 胆拖: bankers are in every note, the others fill it up; a number cannot be both. A pool of which one
 * number is drawn has no bankers; of the second pool there may be none.
 */
export function redBlueDragEntry(main: PoolHead, extra: PoolHead): Entry<SetRows> {
  const hasTwo = extra.drawn > 1;
  const others = hasTwo ? dragRows(extra, 0) : [row(extra, 1)];
  const rows = [...dragRows(main, 1), ...others.map(asExtra)];
  const base = setRowsEntry('redBlueDrag', rows);
  return {
    ...base,
    parse(content) {
      const parsed = base.parse(content);
      if (!parsed.ok) return parsed;
      const [bankers, others, bankers2, others2] = parsed.value;
      if (sharedSize(bankers!, others!) > 0) {
        return refused(inBothRows(placeOfShared(content, 1, 0)));
      }
      if (!hasTwo || sharedSize(bankers2!, others2!) === 0) return parsed;
      return refused(inBothRows(placeOfShared(content, 3, 2)));
    },
  };
}
