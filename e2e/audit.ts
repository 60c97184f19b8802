import { features } from '@fairlot/server/features/index';
import { ledgerInvariants } from '@fairlot/server/ledger/audit';
import type { World } from './world.ts';

/** What the invariants of ledger and features find wrong in a world; empty is good. */
export async function audit({ owner }: World): Promise<readonly string[]> {
  const own = features.flatMap((feature) => feature.invariants ?? []);
  const found: string[] = [];
  for (const { name, find } of [...ledgerInvariants, ...own]) {
    for (const line of await find(owner)) found.push(`${name}: ${line}`);
  }
  return found;
}
