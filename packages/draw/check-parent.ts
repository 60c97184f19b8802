import type { DrawBundle } from './bundle.ts';
import type { IssueRecord } from './issue-record.ts';
import type { Manifest } from './manifest.ts';
import { isSignedByItsKey } from './signature.ts';
import { failed, passed, skipped } from './step.ts';
import type { Step } from './step.ts';

/**
 * That a game which is read off another one was read off the draw which that one published: the same
 * anchor, secret, seed and numbers under the same signature.
 */
export function checkParent(
  { manifests, parent }: Pick<DrawBundle, 'manifests' | 'parent'>,
  { day, issue, end }: IssueRecord,
): Step[] {
  if (day.parent === undefined) return parent ? [failed('parent', 'contradiction')] : [];
  const subject = `${day.parent} ${issue.serial}`;
  if (!parent) return [skipped('parent', 'not-included', { subject })];
  const isSound = parent.every(
    (signed) => signed.key === manifests[0]?.key && isSignedByItsKey(signed),
  );
  if (!isSound) return [failed('parent', 'bad-signature', { subject })];
  const bodies = parent.map(({ body }) => body).filter(({ g }) => g === day.parent);
  const anchor = bodies.find((body) => body.kind === 'day' && body.d === issue.d);
  const drawn = bodies.find((body) => body.kind === end.kind && body.serial === issue.serial);
  if (anchor?.kind !== 'day' || !drawn) return [failed('parent', 'missing', { subject })];
  const expected = outcomeOf(anchor.anchor, drawn);
  const computed = outcomeOf(day.anchor, end);
  const detail = { expected, computed, subject };
  return [expected === computed ? passed('parent', detail) : failed('parent', 'differs', detail)];
}

/** What two draws must have in common to be one. */
function outcomeOf(anchor: string, body: Manifest): string {
  if (body.kind !== 'result') return [anchor, 's' in body ? body.s : ''].join(' ');
  return [anchor, body.s, body.Z, body.original.join(',')].join(' ');
}
