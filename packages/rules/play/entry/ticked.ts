import { ok, refused } from '../../core/result.ts';
import { bitsOf, countBits } from '../rule/counting.ts';
import { badPositions } from './problem.ts';
import type { Bilingual } from '../../core/text.ts';
import type { InputKind } from '../play.ts';
import type { Entry } from '../rule/rule.ts';

/** Ticked positions (bit 0 is the leftmost) and the pick that plays on each choice of `k` of them. */
export type Ticked<P> = { readonly positions: number; readonly pick: P };

const PREFIX = /^\s*[@＠]([\d\uff10-\uff19,，\s]{0,30})([:：]?)/;

/** Input kinds of plays.md section 0 with ticked positions, by the kind of the pick behind them. */
const KINDS: Partial<Record<InputKind, InputKind>> = {
  text: 'positionsText',
  pool: 'positionsPool',
  twoZone: 'positionsTwoZone',
  sumPick: 'positionsSum',
};

/** The mask of a list such as `0,1,4`, up to what is no position or there twice: that begins `at`. */
function parsePositions(list: string, count: number): { mask: number; at?: number } {
  let mask = 0;
  let at = 0;
  for (const item of list.normalize('NFKC').split(',')) {
    const text = item.trim();
    const position = /^\d$/.test(text) ? Number(text) : count;
    if (position >= count || (mask >> position) & 1) return { mask, at };
    mask |= 1 << position;
    at += item.length + 1;
  }
  return { mask };
}

const prefixOf = (positions: number): string => `@${bitsOf(positions).join(',')}:`;

/**
 * The entry of 任选 plays: a prefix of ticked positions, `@0,1,4:`, before the entry of the base play
 * (plays.md section 0). Without a prefix all positions are ticked, as the pad starts (section 2.2.7).
 */
export function tickedEntry<P>(
  base: Entry<P>,
  k: number,
  labels: readonly Bilingual[],
): Entry<Ticked<P>> & { report?(raw: string, positions?: readonly number[]): ReportOf<P> } {
  const all = (1 << labels.length) - 1;
  const report = base.report;
  return {
    input: KINDS[base.input] ?? base.input,
    layout: { ...base.layout, positions: { min: k, labels } },
    parse(content) {
      const prefix = PREFIX.exec(content.slice(0, 50));
      const { mask, at } = prefix ? parsePositions(prefix[1]!, labels.length) : { mask: all };
      const [head = '', list = '', colon = ''] = prefix ?? [];
      const listed = head.length - colon.length - list.length;
      if (at !== undefined) return refused(badPositions(listed + at, k));
      if (countBits(mask) < k || (prefix && colon === '')) {
        return refused(badPositions(listed + list.length, k));
      }
      const pick = base.parse(content.slice(head.length));
      if (pick.ok) return ok({ positions: mask, pick: pick.value });
      return refused({ ...pick.error, at: head.length + pick.error.at });
    },
    format: ({ positions, pick }) => prefixOf(positions) + base.format(pick),
    ...(base.pieces && { pieces: base.pieces }),
    ...(report && {
      report(raw: string, positions?: readonly number[]) {
        const mask = positions?.reduce((ticked, position) => ticked | (1 << position), 0) ?? all;
        const sorted = report(raw);
        return { ...sorted, content: prefixOf(mask) + sorted.content };
      },
    }),
  };
}

type ReportOf<P> = ReturnType<NonNullable<Entry<P>['report']>>;
