import { isChain, type Chain } from '@fairlot/rules/payee/chains';
import { USDT_DECIMALS } from '@fairlot/rules/payee/usdt';
import type { Executor, Tx } from '#platform/db';
import { chainSettings } from './settings.ts';
import { leaseOne } from './store-address.ts';
import { listChains } from './store.ts';

export type PayableChain = {
  readonly chain: Chain;
  readonly decimals: number;
  readonly isWell: boolean;
};

/** The chain whose money a provider takes in; undefined where it is of none. */
export async function chainOf(db: Executor, provider: string): Promise<PayableChain | undefined> {
  const row = (await listChains(db)).find((each) => each.provider === provider);
  if (!row || !isChain(row.code)) return undefined;
  return { chain: row.code, decimals: USDT_DECIMALS[row.code], isWell: row.is_well };
}

const HOUR_MS = 3_600_000;

/** An address for one order alone, until it has rested after the end of it; undefined where none is free. */
export async function leaseAddress(
  tx: Tx,
  chain: Chain,
  { orderNo, expiresMs }: { readonly orderNo: string; readonly expiresMs: number },
): Promise<string | undefined> {
  const { chainQuarantineHours: hours } = await chainSettings.read(tx);
  return leaseOne(tx, chain, { orderNo, untilMs: expiresMs + hours * HOUR_MS });
}
