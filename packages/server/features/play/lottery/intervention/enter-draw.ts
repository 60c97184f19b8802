import { mayDo, type Permission } from '@fairlot/rules/check/operator-roles';
import { invariant } from '@fairlot/rules/core/invariant';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { IssueState } from '@fairlot/rules/issue/state';
import { formatWinningNumber, parseWinningNumber } from '@fairlot/rules/lottery/winning-number';
import type { Tx } from '#platform/db';
import type { Platform } from '#platform/feature';
import {
  act,
  areTwoPeople,
  type Changed,
  deviceMark,
  type Person,
} from '../../../staff/operator/proposals/index.ts';
import { fedIssue, type IssueName, type NoFedIssue, targetOf } from './fed-issue.ts';
import type { Issue } from '../issues/issue.ts';
import { markKnown } from '../issues/known.ts';
import { recordDraw } from '../steps/record-draw.ts';
import { lockJobs, seizeIssue } from '../claims/store-claim.ts';
import { type DrawEntry, insertEntry, updateEntry, waitingEntry } from './store-entry.ts';
import { getIssue, insertGameEvent } from '../issues/store.ts';

/**
 * A draw by hand: two people enter the number of an issue that a feed did not tell, or one source
 * alone. The second does not see what the first entered, nor does anybody else before it is decided:
 * neither the audit nor a page tells it. They agree and the issue is drawn as by two sources; they
 * differ and both entries are void.
 */
export const DRAW: Permission = 'lottery.issues.draw';

/** What the audit says: whoever reads a reason that somebody typed could read the number in it. */
const REASON = 'a number entered by hand, blind';

export type NewNumber = IssueName & { readonly number: string; readonly evidence: string };

export type EnterFault =
  | NoFedIssue
  | 'NOT_DRAWN_YET'
  | 'NOT_WAITING'
  | 'OWN_ENTRY'
  | 'INVITED_LATELY'
  | 'BAD_LENGTH'
  | 'BAD_DIGIT'
  | 'BAD_RANGE'
  | 'BAD_REPEAT';

/** What became of an entry; `differs`: it and the first are void, and that stands in the audit. */
export type Entered = 'waits' | 'agreed' | 'differs';

type EnterDrawDeps = Pick<Platform, 'db' | 'announce'>;
type Done = Result<Changed<Entered>, EnterFault>;

export const enterDraw = (
  stage: EnterDrawDeps,
  person: Person,
  wanted: NewNumber,
): Promise<Result<Entered, EnterFault>> => {
  const deed = { permission: DRAW, target: targetOf(wanted), reason: REASON };
  return act<Entered, EnterFault>(stage.db, person, deed, async (tx): Promise<Done> => {
    const found = await fedIssue(tx, wanted);
    if (!found.ok) return found;
    const { category } = found.value.game;
    // Two who enter at once come one after the other, and after whoever draws it.
    await lockJobs(tx, [found.value.issue.id]);
    const issue = await getIssue(tx, found.value.issue.id);
    const fault = faultOf(issue);
    if (fault) return refused(fault);
    const read = parseWinningNumber(category, wanted.number.replaceAll('+', ' '));
    if (!read.ok) return refused(`BAD_${read.error}` as const);
    const number = formatWinningNumber(category, read.value);
    const first = await firstOf(tx, issue);
    const entry = { issueId: issue.id, operatorId: person.operatorId, number };
    const { evidence } = wanted;
    if (!first) {
      const made = { ...entry, evidence, after: null, outcome: 'waits' } as const;
      const id = await insertEntry(tx, made);
      return ok({ before: null, after: { entry: id, outcome: 'waits' }, value: 'waits' });
    }
    if (first.operatorId === person.operatorId) return refused('OWN_ENTRY');
    if (!(await areTwoPeople(tx, first.operatorId, person.operatorId)))
      return refused('INVITED_LATELY');
    const isSame = first.number === number;
    const outcome = isSame ? 'agreed' : 'void';
    await updateEntry(tx, first.id, outcome);
    const id = await insertEntry(tx, { ...entry, evidence, after: first.operatorId, outcome });
    const entries = [first.id, id];
    const mark = await deviceMark(tx, person.operatorId, first.operatorId);
    if (!isSame) {
      await insertGameEvent(tx, issue.gameId, issue.id, 'entries differ', { entries });
      return ok({ before: null, after: { entries, outcome: 'void', ...mark }, value: 'differs' });
    }
    await drawByHand(stage, tx, issue, { number, entries });
    const after = {
      entries,
      number,
      evidence: [first.evidence, evidence],
      outcome: 'agreed',
      ...mark,
    };
    return ok({ before: { by: first.by }, after, value: 'agreed' });
  });
};

function faultOf(issue: Issue): EnterFault | undefined {
  if (issue.nowMs < issue.drawMs) return 'NOT_DRAWN_YET';
  const isWaiting = issue.state === IssueState.WAITING && issue.sealedMs !== null;
  return isWaiting ? undefined : 'NOT_WAITING';
}

/** The entry that waits; one of somebody who may enter nothing any more counts no longer. */
async function firstOf(tx: Tx, { id }: Issue): Promise<DrawEntry | undefined> {
  const first = await waitingEntry(tx, id);
  if (!first || mayDo(first.roles, DRAW)) return first;
  await updateEntry(tx, first.id, 'void');
  return undefined;
}

async function drawByHand(
  stage: EnterDrawDeps,
  tx: Tx,
  { id, gameId }: Issue,
  { number, entries }: { readonly number: string; readonly entries: readonly number[] },
): Promise<void> {
  const claim = await seizeIssue(tx, id, 'by hand');
  invariant(claim?.step === 'draw', `issue ${id} waits for its number`);
  await markKnown(tx, id, number);
  await recordDraw(stage, tx, claim, { original: number, winning: number });
  await insertGameEvent(tx, gameId, id, 'drawn by hand', { entries });
}
