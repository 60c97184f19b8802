import { isChain } from '@fairlot/rules/payee/chains';
import type { Tx } from '#platform/db';
import { setNode } from '../provider/index.ts';
import { forgetHistory, lockChain, rewind, writeChain } from './store.ts';
import { keptOf } from './watch.ts';

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

/** A chain that is another one now under the same name: it is read from its head. */
export const restartChain = (tx: Tx, code: string): Promise<void> => forgetHistory(tx, code);

/**
 * Lets a chain that stopped be read on: as many blocks back as are kept, whatever its node has there now. What was taken
 * of them and is not there any more is told of.
 */
export async function resumeChain(
  tx: Tx,
  code: string,
): Promise<'NO_CHAIN' | 'NOT_STOPPED' | undefined> {
  const row = await lockChain(tx, code);
  if (!row) return 'NO_CHAIN';
  if (row.fault !== 'FORKED') return 'NOT_STOPPED';
  await rewind(tx, code, keptOf(row));
  return undefined;
}
