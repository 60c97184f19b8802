import { parseBundle } from './bundle.ts';
import { checkBeacon } from './check-beacon.ts';
import { calculate } from './check-calculation.ts';
import { checkCommitment } from './check-commitment.ts';
import { checkParent } from './check-parent.ts';
import { checkRecord } from './check-record.ts';
import { checkTickets } from './check-tickets.ts';
import { findIssueRecord } from './issue-record.ts';
import type { Drawn } from './mapping.ts';
import type { Remembered } from './remember.ts';
import { failed, passed } from './step.ts';
import type { Step } from './step.ts';

export type Verification = {
  readonly ok: boolean;
  readonly steps: readonly Step[];
  /** Z as computed here. */
  readonly seed: string | null;
  /** The numbers as computed here, with every word that was read; null for a cancelled issue. */
  readonly numbers: Drawn | null;
};

/**
 * Checks one draw from a bundle and nothing else, in the order in which it came about. A step that
 * could not be checked is `skipped` with its reason and does not fail the whole. Never throws;
 * mode 1 costs some 50 ms and up to 300 the first time, so a page runs it in a worker.
 */
export function verifyDraw(value: unknown, remembered: Remembered = {}): Verification {
  const parsed = parseBundle(value);
  if (!parsed.ok) return conclude([failed('bundle', 'malformed', { subject: parsed.error })]);
  const bundle = parsed.value;
  const { step, record } = findIssueRecord(bundle);
  const whole = [passed('bundle'), step, ...checkRecord(bundle, remembered)];
  if (!record) return conclude(whole);
  const { steps, seed, numbers } = calculate(record, bundle.mapping);
  const all = [
    ...whole,
    ...checkCommitment(record, bundle.mapping),
    ...checkParent(bundle, record),
    ...checkBeacon(record),
    ...steps,
    ...checkTickets(record, bundle.ownTickets ?? []),
  ];
  return { ...conclude(all), seed, numbers };
}

const conclude = (steps: readonly Step[]): Verification => ({
  ok: steps.every(({ status }) => status !== 'failed'),
  steps,
  seed: null,
  numbers: null,
});
