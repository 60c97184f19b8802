import { refused, type Result } from '@fairlot/rules/core/result';
import { tidyDigits } from '@fairlot/rules/payee/card';
import { checkHolder } from '@fairlot/rules/payee/holder';
import type { Output, Refusal } from '@fairlot/wire/core';
import type { CARD_CODES, payoutAccountHttp } from '@fairlot/wire/money/payout-account';
import { bindNamed, type Shown, type BindDeps } from './bind.ts';
import type { Category } from './kinds.ts';
import { refusedHolder } from './holder.ts';
import { readCard } from './read-account.ts';
import { BANK, readBank } from './store-bank.ts';

export type TypedCard = {
  readonly bank: string;
  readonly number: string;
  readonly again: string;
  readonly holder: string;
  readonly category: Category;
};

/** A player binds a bank card of his own name (product 2.6, 7.4). */
export async function bindCard(
  stage: BindDeps,
  shown: Shown,
  { bank: code, number, again, holder, category }: TypedCard,
): Promise<Result<Output<typeof payoutAccountHttp.bindBankCard>, Refusal<typeof CARD_CODES>>> {
  const bank = await readBank(stage.db, code);
  if (bank?.kind !== BANK || !bank.withdraw_on) return refused({ code: 'BANK_UNSUPPORTED' });
  const account = readCard(bank, number);
  if (!account.ok) return refused({ code: account.error });
  if (tidyDigits(again) !== account.value.number) return refused({ code: 'CONFIRM_DIFFERS' });
  const name = checkHolder(holder);
  if (!name.ok) return refusedHolder(name.error);
  const wanted = { account: account.value, holder: name.value, category };
  return bindNamed(stage, shown, wanted);
}
