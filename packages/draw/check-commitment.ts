import { hexBytes, toHex } from './bytes.ts';
import { previousSecret, walkBack } from './chain.ts';
import type { ChainOf } from './chain.ts';
import type { IssueRecord } from './issue-record.ts';
import { mappingHash } from './mapping.ts';
import type { MappingProgram } from './mapping.ts';
import { compared, failed, passed, skipped } from './step.ts';
import type { Step } from './step.ts';

/** That the secret and the way to read it were fixed before the issue opened. */
export function checkCommitment(record: IssueRecord, mapping: MappingProgram): Step[] {
  return [
    checkSlot(record),
    compared('mapping-hash', record.day.mappingHash, mappingHash(mapping)),
    checkAnchor(record),
    checkPrevious(record),
  ];
}

/** A chain longer than any day; a file that claims more would only keep the reader busy. */
const LONGEST_CHAIN = 20_000;

function checkSlot({ day, issue }: IssueRecord): Step {
  const detail = { expected: String(day.N), computed: String(issue.i) };
  const fits = issue.i <= day.N && day.N <= LONGEST_CHAIN && issue.openAt < issue.closeAt;
  return fits ? passed('place', detail) : failed('place', 'differs', detail);
}

function checkAnchor({ day, issue, end }: IssueRecord): Step {
  if (issue.i > LONGEST_CHAIN) return failed('anchor', 'differs', { expected: day.anchor });
  const anchor = walkBack(chainOf({ day }), issue.i, hexBytes(end.s), 0);
  return compared('anchor', day.anchor, toHex(anchor));
}

function checkPrevious({ day, issue, end, previous }: IssueRecord): Step {
  const computed = toHex(previousSecret(chainOf({ day }), issue.i, hexBytes(end.s)));
  if (!previous) return skipped('previous-secret', 'not-included', { computed });
  return compared('previous-secret', previous.s, computed);
}

const chainOf = ({ day }: Pick<IssueRecord, 'day'>): ChainOf => ({
  game: day.parent ?? day.g,
  day: day.d,
});
