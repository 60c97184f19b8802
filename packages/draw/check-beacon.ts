import { QUICKNET, roundFor, roundTimeMs, verifyBeacon } from './beacon.ts';
import { checkBlock } from './check-block.ts';
import type { IssueRecord } from './issue-record.ts';
import type { ResultManifest } from './manifest.ts';
import { compared, failed, passed, skipped } from './step.ts';
import type { Step } from './step.ts';

/** That the public half of the seed did not exist before the close, and is the beacon's own. */
export function checkBeacon(record: IssueRecord): Step[] {
  const { issue, end } = record;
  const result = end.kind === 'result' ? end : null;
  if (issue.mode !== 1 && !isWithoutRound(record, result)) {
    return [failed('round', 'contradiction')];
  }
  if (issue.mode === 2) return checkBlock(record, result);
  if (issue.mode === 0) return [skipped('round', 'mode-0')];
  return [
    checkPin(record),
    checkRound(record),
    checkClosedBefore(record),
    ...(result ? checkResult(record, result) : [skipped('beacon-signature', 'cancelled')]),
  ];
}

/** What has no round must not pretend to have one. */
const isWithoutRound = ({ issue }: IssueRecord, result: ResultManifest | null): boolean =>
  issue.round === null && !result?.round && !result?.signature;

function checkPin({ day }: IssueRecord): Step {
  const expected = `${QUICKNET.chainHash} ${QUICKNET.publicKey}`;
  return compared('beacon-pin', expected, `${day.drand.chainHash} ${day.drand.pk}`);
}

function checkRound({ day, issue }: IssueRecord): Step {
  const expected = String(issue.round);
  if (issue.closeAt < QUICKNET.genesisMs) return failed('round', 'differs', { expected });
  return compared('round', expected, String(roundFor(issue.closeAt, day.drand.deltaMs)));
}

function checkClosedBefore({ issue, close }: IssueRecord): Step {
  if (!close) return skipped('close-before-round', 'cancelled');
  const emittedAt = roundTimeMs(issue.round ?? 0);
  const detail = { expected: String(emittedAt), computed: String(close.closedAt) };
  if (close.late) return skipped('close-before-round', 'late', detail);
  return close.closedAt < emittedAt
    ? passed('close-before-round', detail)
    : failed('close-before-round', 'differs', detail);
}

function checkResult({ issue }: IssueRecord, { round, signature }: ResultManifest): Step[] {
  const isValid = issue.round !== null && verifyBeacon(issue.round, signature ?? '');
  const detail = { expected: QUICKNET.publicKey, computed: signature };
  return [
    compared('result-round', String(issue.round), String(round)),
    isValid
      ? passed('beacon-signature', detail)
      : failed('beacon-signature', 'bad-signature', detail),
  ];
}
