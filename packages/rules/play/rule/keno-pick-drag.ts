import { bankerDragEntry } from '../entry/banker-drag.ts';
import { kenoRule } from './keno-pick.ts';
import type { SetRows } from '../entry/rows.ts';
import type { Keno } from './keno-pick.ts';
import type { Rule } from './rule.ts';

/** 任选胆拖: the notes of a keno pick that have all bankers. */
export const kenoPickDrag = (keno: Keno, size: number, paid: readonly number[]): Rule<SetRows> =>
  kenoRule(keno, size, paid, bankerDragEntry(size, 1, keno.numbers), ([bankers, others]) => ({
    bankers: bankers!,
    others: others!,
  }));
