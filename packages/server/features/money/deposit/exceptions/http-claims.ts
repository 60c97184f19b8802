import { ok, refused } from '@fairlot/rules/core/result';
import type { Input } from '@fairlot/wire/core';
import type { depositConsole } from '@fairlot/wire/money/deposit';
import type { Db } from '#platform/db';
import type { Call } from '#platform/route';
import { actorOf } from '../../../staff/operator/proposals/index.ts';
import { claim, letGo } from './claim.ts';
import type { Claimed } from './store-claim.ts';
import { ownerOfOrder } from '../orders/store.ts';

type Of = Input<typeof depositConsole.claimDeposit>['Of'];
const claimedOf = (of: Of): Claimed =>
  'Exception' in of
    ? { exception: of.Exception }
    : { playerId: ownerOfOrder(of.OrderNo) ?? 0n, orderNo: of.OrderNo };

/** The calls about who looks into what. */
export const claimCalls = (db: Db) => ({
  claimDeposit: async ({ Of }: { readonly Of: Of }, call: Call) => {
    const done = await claim(db, actorOf(call), claimedOf(Of));
    return done.ok ? ok({ ClaimedUntil: done.value }) : refused(done.error);
  },
  takeOverDeposit: async (asked: { readonly Of: Of; readonly Reason: string }, call: Call) => {
    const done = await claim(db, actorOf(call), claimedOf(asked.Of), asked.Reason);
    return done.ok ? ok({ ClaimedUntil: done.value }) : refused(done.error);
  },
  letGoDeposit: ({ Of }: { readonly Of: Of }, call: Call) =>
    letGo(db, actorOf(call), claimedOf(Of)),
});
