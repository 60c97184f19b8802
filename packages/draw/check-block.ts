import type { IssueRecord } from './issue-record.ts';
import type { ResultManifest } from './manifest.ts';
import { failed, passed, skipped } from './step.ts';
import type { Step } from './step.ts';

/**
 * That the block of a public chain did not exist before the close. Whether it is the first of its chain
 * since that time, and has this hash, anybody can look up; nothing in the file can say it.
 */
export function checkBlock({ issue }: IssueRecord, result: ResultManifest | null): Step[] {
  const rule = issue.block;
  if (!rule) return [failed('block-after-close', 'contradiction')];
  const order = { expected: `> ${issue.closeAt}`, computed: String(rule.from) };
  const after =
    rule.from > issue.closeAt
      ? passed('block-after-close', order)
      : failed('block-after-close', 'differs', order);
  if (!result) return [after, skipped('block-time', 'cancelled')];
  const { block } = result;
  if (!block) return [after, failed('block-time', 'contradiction')];
  const time = { expected: `>= ${rule.from}`, computed: String(block.at) };
  const computed = `${rule.chain} ${block.height} ${block.hash}`;
  return [
    after,
    block.at >= rule.from ? passed('block-time', time) : failed('block-time', 'differs', time),
    skipped('block-place', 'elsewhere', { computed }),
  ];
}
