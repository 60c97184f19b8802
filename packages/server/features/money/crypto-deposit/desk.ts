import * as z from 'zod/mini';
import { checkAddress } from '@fairlot/rules/payee/address';
import { CHAINS, type Chain } from '@fairlot/rules/payee/chains';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Refusal } from '@fairlot/wire/core';
import type { ADDRESS_CODES, IMPORT_CODES, RESUME_CODES } from '@fairlot/wire/money/crypto-deposit';
import type { Db, Tx } from '#platform/db';
import type { TwoPersonAct } from '#platform/feature';
import {
  act,
  type Actor,
  type Person,
  propose,
  type ProposalRow,
} from '../../staff/operator/proposals/index.ts';
import { publishPageChanges } from '../../staff/operator/audit/index.ts';
import { resumeChain } from './set-chain.ts';
import { readChain } from './store.ts';
import { insertAddresses, type NewAddress, ourKeys } from './store-address.ts';
import { writeOn } from './store-page.ts';
import { CHAIN_PAGE } from './watch.ts';

/** Where players pay is a matter of two: whoever brought in an address of his own would be paid by all of them. */
const IMPORT = 'chain.addresses.import';
export const ADDRESS_PAGE = 'chain.addresses';

const Content = z.object({ chain: z.enum(CHAINS), addresses: z.array(z.string()) });

export const importAct: TwoPersonAct = {
  permission: IMPORT,
  change: async (tx, content) => {
    const { chain, addresses } = Content.parse(content);
    const read = addresses.flatMap((address) => {
      const each = checkAddress(chain, address);
      return each.ok ? [each.value] : [];
    });
    const added = await insertAddresses(tx, chain, read);
    if (added === 0) return undefined;
    await publishPageChanges(tx, [CHAIN_PAGE, ADDRESS_PAGE], chain);
    return { before: { chain }, after: { chain, added } };
  },
};

type ImportFault = Refusal<typeof IMPORT_CODES>;
export type Brought = { readonly chain: Chain; readonly addresses: readonly string[] };

/** Asks another operator to let players pay to addresses: both see each of them. */
export async function proposeImport(
  db: Db,
  maker: Person,
  { chain, addresses }: Brought,
  reason: string,
): Promise<Result<ProposalRow, ImportFault>> {
  const read: NewAddress[] = [];
  for (const [at, address] of addresses.entries()) {
    const each = checkAddress(chain, address);
    if (!each.ok) return refused({ code: 'ADDRESS_LINE', params: { line: at + 1 } });
    read.push(each.value);
  }
  const deed = { permission: IMPORT, target: `pool ${chain}`, reason } as const;
  const put = await propose<'NO_CHAIN' | 'NOTHING_NEW'>(db, maker, deed, async (tx) => {
    if (!(await readChain(tx, chain))) return refused('NO_CHAIN');
    const known = await ourKeys(
      tx,
      chain,
      read.map(({ key }) => key),
    );
    const fresh = read.filter(({ key }) => !known.has(key));
    if (fresh.length === 0) return refused('NOTHING_NEW');
    const content = { chain, addresses: fresh.map(({ address }) => address) };
    return ok({ before: { chain }, content });
  });
  return put.ok ? put : refused({ code: put.error });
}

type Wanted = { readonly chain: Chain; readonly address: string; readonly isOn: boolean };

/** Leases an address no more, or again. */
export function setAddress(
  db: Db,
  actor: Actor,
  { chain, address, isOn }: Wanted,
  reason: string,
): Promise<Result<string, Refusal<typeof ADDRESS_CODES>>> {
  const deed = {
    permission: 'chain.addresses.retire',
    target: `${chain} ${address}`,
    reason,
  } as const;
  return act(db, actor, deed, async (tx) => {
    const read = checkAddress(chain, address);
    if (!read.ok || !(await writeOn(tx, chain, { key: read.value.key, isOn }))) {
      return refused({ code: 'NO_ADDRESS' });
    }
    await publishPageChanges(tx, [CHAIN_PAGE, ADDRESS_PAGE], chain);
    return ok({ before: { isOn: !isOn }, after: { isOn }, value: address });
  });
}

/** Lets a chain that stopped be read on. */
export function resume(
  db: Db,
  actor: Actor,
  chain: Chain,
  reason: string,
): Promise<Result<Chain, Refusal<typeof RESUME_CODES>>> {
  const deed = { permission: 'chain.nodes.resume', target: `chain ${chain}`, reason } as const;
  return act(db, actor, deed, async (tx) => {
    const before = await heightOf(tx, chain);
    const fault = await resumeChain(tx, chain);
    if (fault !== undefined) return refused({ code: fault });
    await publishPageChanges(tx, [CHAIN_PAGE], chain);
    return ok({ before, after: await heightOf(tx, chain), value: chain });
  });
}

async function heightOf(tx: Tx, chain: Chain) {
  const row = await readChain(tx, chain);
  return { height: row?.height ? Number(row.height) : null, fault: row?.fault ?? null };
}
