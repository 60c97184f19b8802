import { invariant } from '@fairlot/rules/core/invariant';
import { mills, type Money } from '@fairlot/rules/core/money';
import { isPlayMoney, post, registerGift, type Currency } from '#ledger';
import type { Tx } from '#platform/db';
import { port, type Ports } from '#platform/port';
import { REGISTER_GIFT } from '../../../site/settings/index.ts';

/** The ledger movement of a gift, and the turnover that it requires: `times` in hundredths of `amount`. */
export type Gift = {
  readonly playerId: bigint;
  readonly kind: number;
  readonly key: string;
  readonly amount: Money;
  readonly times: number;
};

/** Opens the turnover requirement of a gift, in the transaction that posts it. */
export const giftRequirement =
  port<(tx: Tx, gift: Gift) => Promise<void>>('login.gift-requirement');

/** The gift is turned over once before a withdrawal; in hundredths. */
const GIFT_TIMES = 100;

/** Gives a new player of a demo their play money, once; nothing where the books are kept in money. */
export async function giveDemoMoney(
  { tx, ports }: { readonly tx: Tx; readonly ports: Ports },
  playerId: bigint,
  currency: Currency,
): Promise<void> {
  if (!isPlayMoney(currency)) return;
  const amount = mills(REGISTER_GIFT * 1_000);
  const gift = registerGift({ playerId, amount, currency });
  const result = await post(tx, gift);
  invariant(result.verdict === 'posted', 'a new player has not been funded before');
  const { kind, key } = gift;
  await ports.read(giftRequirement)(tx, { playerId, kind, key, amount, times: GIFT_TIMES });
}
