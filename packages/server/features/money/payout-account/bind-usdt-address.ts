import { refused, type Result } from '@fairlot/rules/core/result';
import { bankOfChain, isNamed, isTyped, type Chain } from '@fairlot/rules/payee/chains';
import { checkMemo, MEMO_BYTES } from '@fairlot/rules/payee/memo';
import type { Output, Refusal } from '@fairlot/wire/core';
import type { payoutAccountHttp, USDT_CODES } from '@fairlot/wire/money/payout-account';
import { bindAccount, type Shown, type BindDeps } from './bind.ts';
import { readUsdt } from './read-account.ts';
import { readBank } from './store-bank.ts';

export type TypedAddress = {
  readonly chain: Chain;
  readonly address: string;
  /** The memo of each payout. */
  readonly memo?: string | undefined;
  /** The chain as the player typed it. */
  readonly chainAgain: string | undefined;
};

/**
 * A player binds an address of USDT (product 5.7, 7.4). Several players may bind the same address: operators see it, and no player is refused.
 */
export async function bindUsdt(
  stage: BindDeps,
  shown: Shown,
  { chain, address, memo: typedMemo = '', chainAgain = '' }: TypedAddress,
): Promise<Result<Output<typeof payoutAccountHttp.bindUsdtAddress>, Refusal<typeof USDT_CODES>>> {
  const memo = checkMemo(chain, typedMemo);
  if (!memo.ok) {
    const { code } = memo.error;
    return refused({ code, params: { chain, most: MEMO_BYTES[chain] } });
  }
  const account = readUsdt(chain, address, memo.value);
  if (!account.ok) {
    const { error } = account;
    if (error.code !== 'CHAIN_MISMATCH') return refused({ code: error.code });
    return refused({ code: 'CHAIN_MISMATCH', params: { chain, other: error.of } });
  }
  const bank = await readBank(stage.db, bankOfChain(chain));
  if (!bank?.withdraw_on) return refused({ code: 'BANK_UNSUPPORTED' });
  if (isTyped(chain) && !isNamed(chain, chainAgain)) {
    return refused({ code: 'CHAIN_CONFIRM', params: { chain } });
  }
  const wanted = { account: account.value, holder: undefined, category: 'none' } as const;
  const bound = await bindAccount(stage, shown, wanted);
  if (bound.ok) return bound;
  const { error } = bound;
  if (error.code === 'USED_BY_OTHER' || error.code === 'NAME_MISMATCH') {
    throw new Error('an address is of nobody alone, and has no name');
  }
  return refused(error);
}
