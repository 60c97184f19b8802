import { mills } from '@fairlot/rules/core/money';
import { isCurrency, type Movement, postEvery } from '#ledger';
import type { Tx } from '#platform/db';
import type { ExceptionRow } from './store-exception.ts';

/** A payment that stands among the exceptions, as the books name it. */
export function heldOf({ currency, amount, provider, pay_id: payment }: ExceptionRow) {
  if (!isCurrency(currency)) throw new RangeError(`${currency} is in no books`);
  return { currency, amount: mills(amount), provider, payment };
}

export async function postOne(tx: Tx, movement: Movement): Promise<void> {
  await postEvery(tx, [[movement]]);
}
