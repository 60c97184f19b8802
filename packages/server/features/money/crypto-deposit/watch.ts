import { checkAddress } from '@fairlot/rules/payee/address';
import { isChain } from '@fairlot/rules/payee/chains';
import { unitsOfMills, USDT_DECIMALS } from '@fairlot/rules/payee/usdt';
import { retrying, transaction, type Tx } from '#platform/db';
import type { Platform } from '#platform/feature';
import { publishPageChanges } from '../../staff/operator/audit/index.ts';
import { nodeOf } from '../provider/index.ts';
import { chainNode, type ChainBlock } from './adapter.ts';
import { type ChainFault, lookOn, type Seen } from './look.ts';
import { transferTaker } from './ports.ts';
import { chainSettings } from './settings.ts';
import { ourKeys } from './store-address.ts';
import {
  type ChainRow,
  lockChain,
  readChain,
  readHashes,
  takeDue,
  undoAbove,
  writeFault,
  writeRead,
} from './store.ts';
import { placed } from './store-place.ts';
import { type Found, listSeen, takeBack, takeGone, writeFound } from './store-transfer.ts';
import { takeConfirmed } from './take-confirmed.ts';

export type WatchDeps = Pick<Platform, 'db' | 'log' | 'ports' | 'settings'>;
/** Pages of the console that show chains. */
export const CHAIN_PAGE = 'chain.nodes';
/** Blocks that are kept beyond those that a payment needs: so far back another history is followed. */
const KEPT = 100;
const MOST_LOOKS = 20;
const MOST_GONE = 100;

export const keptOf = ({ confirmations }: Pick<ChainRow, 'confirmations'>): number =>
  confirmations + KEPT;

/**
 * Reads a chain on if it is due, and takes what is confirmed, also where reading fails. Each chain has a job of its own: what fails
 * of one, or answers late, holds up no other.
 */
export async function watchChain(stage: WatchDeps, code: string): Promise<void> {
  if (!(await readChain(stage.db, code))) return;
  try {
    if (await takeDue(stage.db, code)) await watchOn(stage, code);
  } catch (error) {
    // Whoever calls is told of the first.
    await takeConfirmed(stage, code).catch((second: unknown) => {
      stage.log.error({ err: second, chain: code }, 'what is confirmed of a chain was not taken');
    });
    throw error;
  }
  await takeConfirmed(stage, code);
}

/** Reads a chain on to its end, or as far as a turn goes. */
async function watchOn(stage: WatchDeps, code: string): Promise<void> {
  for (let look = 0; look < MOST_LOOKS; look += 1) if (!(await watchOne(stage, code))) return;
}

/**
 * One look at a chain: what is new is written in one transaction, and only where nobody else has read it on since.
 * Whether there is more to read.
 */
export async function watchOne(stage: WatchDeps, code: string): Promise<boolean> {
  const { db } = stage;
  const row = await readChain(db, code);
  const node = row && (await nodeOf(stage, row.provider));
  if (!row || !node || row.fault === 'FORKED') return false;
  const hashes = await readHashes(db, code);
  const seen = await lookOn(chainNode(node, code), cursorOf(row), {
    hashAt: (height) => hashes.get(height),
    depth: keptOf(row) - 1,
    isFirst: hashes.size <= 1,
  });
  return retrying(() => transaction(db, (tx) => write(stage, tx, row, seen)));
}

const cursorOf = ({ height, hash }: ChainRow) =>
  height === null ? undefined : { height: Number(height), hash: hash ?? undefined };

/** What is wrong with a chain: what its node does, or that it was not read on for too long. */
function faultOf({ is_stalled: isStalled }: ChainRow, seen: Seen): ChainFault | null {
  const fault = 'fault' in seen ? seen.fault : null;
  const isStill = isStalled && ('fault' in seen || seen.blocks.length === 0);
  return isStill && fault !== 'FORKED' && fault !== 'INCONSISTENT' ? 'STALLED' : fault;
}

async function write(stage: WatchDeps, tx: Tx, before: ChainRow, seen: Seen): Promise<boolean> {
  const { code } = before;
  const row = await lockChain(tx, code);
  // Somebody else has read it on, or an operator has let it be read anew.
  const isSame = row?.hash === before.hash && row.height === before.height;
  if (!row || !isSame) return false;
  const fault = faultOf(row, seen);
  if (await writeFault(tx, code, fault)) {
    await publishPageChanges(tx, [CHAIN_PAGE], code);
    if (fault !== null) stage.log.warn({ chain: code, fault }, 'a chain is not read on');
  }
  if ('fault' in seen) return false;
  await writeSeen(stage, tx, row, seen);
  const last = seen.blocks.at(-1);
  return last !== undefined && last.height < seen.head;
}

async function writeSeen(
  { ports }: WatchDeps,
  tx: Tx,
  row: ChainRow,
  { head, fork, blocks }: Exclude<Seen, { readonly fault: ChainFault }>,
): Promise<void> {
  const { code } = row;
  if (blocks.length === 0) return writeRead(tx, code, { blocks, head, kept: keptOf(row) });
  const taker = ports.read(transferTaker);
  const isBack = row.height !== null && fork < Number(row.height);
  const undone = isBack ? await undoAbove(tx, code, fork) : [];
  const found = await placed(tx, code, await foundIn(tx, code, blocks));
  // Before the chain counts as read to its end: what is found now was paid after it was the last time.
  await writeFound(tx, code, found, await leastOf(tx, code));
  await writeRead(tx, code, { blocks, head, kept: keptOf(row) });
  for (const transfer of await takeBack(tx, code, found)) await taker.back(tx, transfer);
  for (const transfer of await takeGone(tx, code, MOST_GONE)) await taker.gone(tx, transfer);
  for (const orderNo of new Set([...undone, ...(await listSeen(tx, code))])) {
    await taker.seen(tx, orderNo);
  }
}

/** Base units of the least that is no dust. */
async function leastOf(tx: Tx, code: string): Promise<bigint> {
  const { chainDust } = await chainSettings.read(tx);
  return isChain(code) ? unitsOfMills(BigInt(chainDust), USDT_DECIMALS[code]) : 0n;
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
