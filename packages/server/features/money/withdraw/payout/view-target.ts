import { invariant } from '@fairlot/rules/core/invariant';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Platform } from '#platform/feature';
import type { Person } from '../../../staff/operator/proposals/index.ts';
import { type PlainPayee, revealPayee } from '../../payout-account/index.ts';
import { type QueueFault, type Seen, workOn } from '../review/work-on.ts';
import { faultOfPaying, PAY, PAYABLE } from './pay.ts';

/**
 * Number and holder in full, for who is about to pay by hand: of a withdrawal that this operator has claimed and that may
 * be paid now. Each look stands in the audit; number and holder do not.
 */
export async function viewTarget(
  { db, settings: { dataFolder } }: Pick<Platform, 'db' | 'settings'>,
  person: Person,
  seen: Omit<Seen, 'reason'>,
): Promise<Result<PlainPayee, QueueFault>> {
  let plain: PlainPayee | undefined;
  const look = { ...seen, reason: 'to pay it by hand' };
  const done = await workOn(db, person, look, { permission: PAY, in: PAYABLE }, async (held) => {
    const fault = await faultOfPaying(held, dataFolder);
    if (fault) return refused(fault);
    const { tx, payee } = held;
    invariant(payee, 'what may be paid has a target');
    plain = await revealPayee(tx, dataFolder, payee);
    return ok({ before: {}, after: { seen: payee.kind, shown: payee.shown } });
  });
  if (!done.ok) return done;
  invariant(plain, 'what was seen is there');
  return ok(plain);
}
