import { invariant } from '@fairlot/rules/core/invariant';
import { mills } from '@fairlot/rules/core/money';
import { isPlayMoney, post, registerGift, type Currency } from '#ledger';
import type { Tx } from '#platform/db';
import { REGISTER_GIFT } from '../../site/settings/index.ts';
import { openLine } from '../../money/wagering/index.ts';

/** What the gift is turned over before it could be withdrawn: once, in hundredths. */
const GIFT_TIMES = 100;

/** Gives a new player of a demo his play money, once; nothing where the books are kept in money. */
export async function giveDemoMoney(tx: Tx, playerId: bigint, currency: Currency): Promise<void> {
  if (!isPlayMoney(currency)) return;
  const amount = mills(REGISTER_GIFT * 1_000);
  const gift = registerGift({ playerId, amount, currency });
  const result = await post(tx, gift);
  invariant(result.verdict === 'posted', 'a new player has not been funded before');
  const { kind, key } = gift;
  await openLine(tx, { playerId, kind, key, amount, times: GIFT_TIMES });
}
