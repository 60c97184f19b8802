import { isChain } from '@fairlot/rules/payee/chains';
import type { Tx } from '../../platform/db.ts';
import { setNode } from '../provider/index.ts';
import { forgetHistory, lockChain, writeChain } from './store.ts';

/** Blocks until a payment counts (product 5.7). */
export const CONFIRMATIONS: Readonly<Record<string, number>> = {
  ERC20: 12,
  BSC: 15,
  TRC20: 20,
  TON: 1,
  SOL: 32,
};

/** The provider under which the books know a chain. */
export const providerOfChain = (code: string): string => `chain-${code.toLowerCase()}`;

export type ChainSetting = {
  readonly code: string;
  readonly apiAt: string;
  readonly secret: string;
  readonly confirmations?: number;
};

/** Adds a chain with its node, or changes them; what is wrong where it cannot be one. */
export async function setChain(
  tx: Tx,
  dataFolder: string,
  { code, apiAt, secret, confirmations }: ChainSetting,
): Promise<string | undefined> {
  if (!isChain(code)) return 'there is no such chain';
  const blocks = confirmations ?? CONFIRMATIONS[code] ?? 1;
  if (!Number.isInteger(blocks) || blocks < 1 || blocks > 1_000) return '1 to 1000 confirmations';
  const provider = providerOfChain(code);
  const fault = await setNode(tx, dataFolder, { id: provider, apiAt, secret });
  if (fault === undefined) await writeChain(tx, code, { provider, confirmations: blocks });
  return fault;
}

/** Lets a chain that stopped be read on from its head; why not where there is nothing to be let. */
export async function resumeChain(tx: Tx, code: string): Promise<string | undefined> {
  const row = await lockChain(tx, code);
  if (!row) return 'there is no such chain';
  if (row.fault !== 'FORKED') return 'it did not stop';
  await forgetHistory(tx, code);
  return undefined;
}
