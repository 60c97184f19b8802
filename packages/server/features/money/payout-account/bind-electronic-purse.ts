import { refused, type Result } from '@fairlot/rules/core/result';
import { checkHolder } from '@fairlot/rules/payee/holder';
import type { Output, Refusal } from '@fairlot/wire/core';
import type { payoutAccountHttp, PURSE_CODES } from '@fairlot/wire/money/payout-account';
import { bindNamed, type Shown, type BindDeps } from './bind.ts';
import { refusedHolder } from './holder.ts';
import { readPurse } from './read-account.ts';
import { PURSE, readBank } from './store-bank.ts';

export type TypedPurse = {
  readonly purse: string;
  readonly account: string;
  readonly holder: string;
};

/** A player binds an account of an e-wallet of his own name (spec section 7, BindElectronicPurse). */
export async function bindPurse(
  stage: BindDeps,
  shown: Shown,
  { purse: code, account: typed, holder }: TypedPurse,
): Promise<
  Result<Output<typeof payoutAccountHttp.bindElectronicPurse>, Refusal<typeof PURSE_CODES>>
> {
  const purse = await readBank(stage.db, code);
  if (purse?.kind !== PURSE || !purse.withdraw_on) return refused({ code: 'BANK_UNSUPPORTED' });
  const account = readPurse(purse, typed);
  if (!account.ok) return refused({ code: account.error });
  const name = checkHolder(holder);
  if (!name.ok) return refusedHolder(name.error);
  const wanted = { account: account.value, holder: name.value, category: 'none' } as const;
  return bindNamed(stage, shown, wanted);
}
