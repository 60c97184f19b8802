import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Permission } from '@fairlot/rules/check/operator-roles';
import type { Refusal } from '@fairlot/wire/core';
import type { CLAIM_CODES } from '@fairlot/wire/money/deposit';
import type { Db, Tx } from '#platform/db';
import { act, type Person } from '../../../staff/operator/proposals/index.ts';
import { publishPageChanges } from '../../../staff/operator/audit/index.ts';
import { claimerOf, claimRow, type Claimed, endClaim, letGoRow } from './store-claim.ts';

type Fault = Refusal<typeof CLAIM_CODES>;
/** Somebody else has it. */
export type Held = Refusal<Pick<typeof CLAIM_CODES, 'CLAIMED'>>;

/** Claiming has a permission of its own; taking over what another has is for leads (product 3.3). */
const CLAIM: Permission = 'deposit.orders.claim';
const TAKE_OVER: Permission = 'deposit.orders.takeover';

const targetOf = (of: Claimed): string =>
  'exception' in of ? `payment ${of.exception}` : `deposit ${of.orderNo}`;
const pageOf = (of: Claimed): string =>
  'exception' in of ? 'deposit.exceptions' : 'deposit.orders';

async function change<T>(
  db: Db,
  person: Person,
  of: Claimed,
  said: { readonly permission: Permission; readonly reason: string },
  work: (tx: Tx) => Promise<Result<T, Fault>>,
): Promise<Result<T, Fault>> {
  return act<T, Fault>(db, person, { ...said, target: targetOf(of) }, async (tx) => {
    const before = await claimerOf(tx, of);
    const done = await work(tx);
    if (!done.ok) return done;
    const after = await claimerOf(tx, of);
    await publishPageChanges(tx, [pageOf(of)], targetOf(of));
    return ok({
      before: { claimedBy: before?.name ?? null },
      after: { claimedBy: after?.name ?? null },
      value: done.value,
    });
  });
}

/** Takes it for ten minutes, or for ten more; from whom another has it only with a reason. */
export const claim = (
  db: Db,
  person: Person,
  of: Claimed,
  takenOver?: string,
): Promise<Result<number, Fault>> => {
  const isTakenOver = takenOver !== undefined;
  const said = {
    permission: isTakenOver ? TAKE_OVER : CLAIM,
    reason: takenOver ?? 'claimed',
  };
  return change(db, person, of, said, async (tx) => {
    const until = await claimRow(tx, of, { operatorId: person.operatorId, isTakenOver });
    return until === undefined ? refused(await whyNot(tx, of)) : ok(until);
  });
};

/** Gives a claim back. */
export const letGo = (db: Db, person: Person, of: Claimed): Promise<Result<null, Fault>> =>
  change(db, person, of, { permission: CLAIM, reason: 'let go' }, async (tx) =>
    (await letGoRow(tx, of, person.operatorId)) ? ok(null) : refused({ code: 'NOT_CLAIMED' }),
  );

async function whyNot(tx: Tx, of: Claimed): Promise<Fault> {
  const held = await claimerOf(tx, of);
  if (!held) return { code: 'CLAIM_OVER' };
  return { code: 'CLAIMED', params: { name: held.name ?? '' } };
}

/**
 * Who acts on what nobody has needs no claim; what another has is his. The claim ends with the act: what waits for a
 * second operator, or is done, is nobody's to look into.
 */
export async function held(tx: Tx, of: Claimed, operatorId: number): Promise<Held | undefined> {
  if (await endClaim(tx, of, operatorId)) return undefined;
  const other = await claimerOf(tx, of);
  return other?.name ? { code: 'CLAIMED', params: { name: other.name } } : undefined;
}
