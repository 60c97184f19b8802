import { mills } from '@fairlot/rules/core/money';
import { invariant } from '@fairlot/rules/core/invariant';
import { fund, post } from '../../ledger/index.ts';
import type { Tx } from '../../platform/db.ts';
import { REGISTER_GIFT } from '../site/index.ts';

/** Gives a new player of a demo his play money, once. */
export async function giveDemoMoney(tx: Tx, playerId: bigint): Promise<void> {
  const amount = mills(REGISTER_GIFT * 1_000);
  const [verdict] = await post(tx, [fund({ playerId, amount, key: 'welcome' })]);
  invariant(verdict?.verdict === 'posted', 'a new player has not been funded before');
}
