import { checkAddress } from '@fairlot/rules/payee/address';
import { isChain } from '@fairlot/rules/payee/chains';
import { retrying, transaction, type Tx } from '../../platform/db.ts';
import type { Platform } from '../../platform/feature.ts';
import { tellPages } from '../operator/index.ts';
import { nodeOf } from '../provider/index.ts';
import { chainNode, type ChainBlock } from './adapter.ts';
import { lookOn, type Seen } from './look.ts';
import { transferTaker } from './ports.ts';
import { ourKeys } from './store-address.ts';
import {
  type ChainRow,
  type Found,
  listChains,
  listSeen,
  lockChain,
  readChain,
  readHashes,
  takeDue,
  undoAbove,
  writeBlocks,
  writeFault,
  writeFound,
} from './store.ts';
import { takeConfirmed } from './take-confirmed.ts';

export type Stage = Pick<Platform, 'db' | 'ports' | 'settings'>;
export const CHAIN_PAGE = 'chain.watch';
/** Blocks that are kept beyond those that may still be taken back. */
const KEPT = 100;

/** Reads on the chains that are due, and takes what is confirmed. */
export async function watchChains(stage: Stage): Promise<void> {
  const due = await takeDue(stage.db);
  await Promise.all(due.map((code) => watchOne(stage, code)));
  for (const { code } of await listChains(stage.db)) await takeConfirmed(stage, code);
}

/** One look at a chain: what is new is written in one transaction, and only where nobody else has read it on since. */
export async function watchOne(stage: Stage, code: string): Promise<void> {
  const { db } = stage;
  const row = await readChain(db, code);
  const node = row && (await nodeOf(stage, row.provider));
  if (!row || !node) return;
  const hashes = await readHashes(db, code);
  const seen = await lookOn(chainNode(node, code), cursorOf(row), {
    hashAt: (height) => hashes.get(height),
    confirmations: row.confirmations,
  });
  await retrying(() => transaction(db, (tx) => write(stage, tx, row, seen)));
}

const cursorOf = ({ height, hash }: ChainRow) =>
  height === null || hash === null ? undefined : { height: Number(height), hash };

async function write({ ports }: Stage, tx: Tx, before: ChainRow, seen: Seen): Promise<void> {
  const { code } = before;
  const row = await lockChain(tx, code);
  if (!row || row.hash !== before.hash) return;
  const fault = 'fault' in seen ? seen.fault : null;
  if (await writeFault(tx, code, fault)) await tellPages(tx, [CHAIN_PAGE], code);
  if ('fault' in seen || seen.blocks.length === 0) return;
  const { fork, blocks } = seen;
  if (row.height !== null && fork < Number(row.height)) await undoAbove(tx, code, fork);
  await writeBlocks(tx, code, { blocks, kept: row.confirmations + KEPT });
  await writeFound(tx, code, await foundIn(tx, code, blocks));
  for (const orderNo of await listSeen(tx, code)) await ports.read(transferTaker).seen(tx, orderNo);
}

/** What was paid to our addresses, however a node writes them. */
async function foundIn(tx: Tx, code: string, blocks: readonly ChainBlock[]): Promise<Found[]> {
  if (!isChain(code)) return [];
  const all = blocks.flatMap(({ height, transfers }) =>
    transfers.flatMap(({ tx: hash, logIndex, to, units }) => {
      const read = checkAddress(code, to);
      return read.ok ? [{ tx: hash, logIndex, key: read.value.key, units, height }] : [];
    }),
  );
  const ours = await ourKeys(
    tx,
    code,
    all.map(({ key }) => key),
  );
  return all.filter(({ key }) => ours.has(key));
}
