import { invariant } from '@fairlot/rules/core/invariant';
import { adjust, adjustKey, type Currency, postAll, type PostResult } from '#ledger';
import type { Tx } from '#platform/db';
import type { TwoPersonAct } from '#platform/feature';
import { bonusOffered, offerBonus } from '../bonus/index.ts';
import { postMessages } from '../../messaging/inbox/index.ts';
import { findOperatorName } from '../../staff/operator/sign-in/index.ts';
import { readSite } from '../../site/settings/values/index.ts';
import { openLine } from '../wagering/index.ts';
import { Frozen, kindOf, linesOf, MOVEMENT_OF } from './asked.ts';
import { messageOf } from './inbox-text.ts';
import { insertAdjustment, insertLines, type NewLine } from './store.ts';

export const PERMISSION = 'adjust.money.change';

type Target = ReturnType<typeof linesOf>[number];

/** What keeps a line from being posted: the money is gone meanwhile, or the account was frozen. */
function faultOf({ verdict }: PostResult): NewLine['fault'] {
  if (verdict === 'short') return 'SHORT';
  if (verdict === 'locked') return 'CLOSED';
  invariant(verdict === 'posted', `a line is posted once, and was ${verdict}`);
  return null;
}

async function giveOn(
  tx: Tx,
  id: number,
  { type, times, memo }: Frozen,
  posted: readonly (Target & { readonly line: number })[],
): Promise<void> {
  const kind = kindOf(type);
  for (const { playerId, line, amount } of times > 0 ? posted : []) {
    await openLine(tx, { playerId, kind, key: adjustKey(id, line), amount, times });
  }
  await postMessages(
    tx,
    posted.map(({ playerId, amount, line }) => ({
      playerId,
      key: adjustKey(id, line),
      ...messageOf(type, amount, memo),
    })),
  );
}

/** Offers each player of a batch a bonus: nothing is in its way, and nothing is given before he takes it. */
async function offer(tx: Tx, id: number, frozen: Frozen) {
  const lines = linesOf(frozen).map((target, at) => ({ ...target, line: at + 1, fault: null }));
  await insertLines(tx, id, lines);
  const currency = frozen.currency as Currency;
  const offers = lines.map(({ line, ...each }) => ({ ...each, source: adjustKey(id, line) }));
  await offerBonus(tx, offers, { currency, times: frozen.times, memo: frozen.memo });
  await postMessages(
    tx,
    offers.map(({ playerId, amount, source }) => ({
      playerId,
      key: source,
      ...bonusOffered(amount, frozen.memo),
    })),
  );
  return { before: null, after: { adjustment: id, posted: lines.length, failed: [] } };
}

/**
 * Posts what another operator proposed (product 3.3): each line by itself, so that one whose money is gone
 * meanwhile keeps no other back. What became of each is kept, shown to whoever confirmed, and told to its player.
 */
export const postAdjustment: TwoPersonAct = {
  permission: PERMISSION,
  change: async (tx, content, { proposal, checker, maker, reason }) => {
    const frozen = Frozen.parse(content);
    const currency = frozen.currency as Currency;
    if ((await readSite(tx)).currency !== currency) return undefined;
    const targets = linesOf(frozen);
    const id = await insertAdjustment(tx, {
      kind: kindOf(frozen.type),
      currency,
      times: frozen.times,
      memo: frozen.memo,
      reason,
      proposal,
      makerName: maker.name,
      checkerName: (await findOperatorName(tx, checker)) ?? '',
    });
    if (frozen.type === 'grant') return offer(tx, id, frozen);
    const kind = MOVEMENT_OF[frozen.type];
    const units = targets.map(({ playerId, amount }, at) => [
      adjust({ kind, playerId, amount, currency, adjustmentId: id, line: at + 1 }),
    ]);
    const outcomes = await postAll(tx, units);
    const lines = targets.map((target, at) => {
      const outcome = outcomes[at];
      invariant(outcome, 'every line has an outcome');
      return { ...target, line: at + 1, fault: faultOf(outcome) };
    });
    await insertLines(tx, id, lines);
    const posted = lines.filter(({ fault }) => fault === null);
    await giveOn(tx, id, frozen, posted);
    const failed = lines
      .filter(({ fault }) => fault !== null)
      .map(({ userName, fault }) => ({ userName, fault }));
    return { before: null, after: { adjustment: id, posted: posted.length, failed } };
  },
};
