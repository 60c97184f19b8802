import { invariant } from '@fairlot/rules/core/invariant';
import { refused, type Result } from '@fairlot/rules/core/result';
import { type depositHttp, PROOF_BOUNDS } from '@fairlot/wire/money/deposit';
import type { Output, RefusalOf } from '@fairlot/wire/core';
import { transaction, type Tx } from '#platform/db';
import type { Platform } from '#platform/feature';
import { seal } from '#platform/seal';
import { encodePicture, type PictureForm } from '../../../site/media/index.ts';
import { publishPageChanges } from '../../../staff/operator/audit/index.ts';
import { getDeposit } from './own-order.ts';
import { holdOrder, readOrder, writeWaiting, type OrderRow } from './store.ts';
import { countProofs, freePlace, insertProof, takeProofTry, type ProofKey } from './store-proof.ts';
import { publishChanged } from './notify.ts';

type Upload = typeof depositHttp.uploadProof;
type Fault = RefusalOf<Upload>;

/** Large enough to read a receipt; what would be heavier than a megabyte is no receipt. */
const PROOF: PictureForm = { width: 1_600, height: 1_600, fit: 'inside', as: 'webp' };
const MOST_BYTES = 1_000_000;
const TRIES_A_DAY = 20;

/** What a picture is sealed for: put into another row it does not open. */
export const proofSealedFor = ({ orderNo, place }: ProofKey) => ({
  key: 'deposit-payers',
  table: 'deposit_proof',
  owner: `${orderNo}:${place}`,
});

function faultOf(row: OrderRow | undefined, count: number): Fault | undefined {
  if (!row) return { code: 'NO_ORDER' };
  if (row.ended_ms !== null) return { code: 'ORDER_ENDED' };
  return count >= PROOF_BOUNDS.most
    ? { code: 'PROOFS_FULL', params: { most: PROOF_BOUNDS.most } }
    : undefined;
}

/**
 * A player shows by a picture that he paid (product 2.5): it is made anew as every picture is, kept sealed, and its order
 * is one that he says he paid. Each try counts, for each costs a decoding.
 */
export async function uploadProof(
  { db, settings: { dataFolder } }: Platform,
  playerId: bigint,
  { OrderNo: orderNo, Picture }: { readonly OrderNo: string; readonly Picture: string },
): Promise<Result<Output<Upload>, Fault>> {
  const first = faultOf(
    await readOrder(db, playerId, orderNo),
    await countProofs(db, playerId, orderNo),
  );
  if (first) return refused(first);
  if (!(await takeProofTry(db, playerId, TRIES_A_DAY))) {
    return refused({ code: 'PROOF_TRIES', params: { most: TRIES_A_DAY } });
  }
  const made = await encodePicture(Picture, PROOF);
  if (!made.ok) return made;
  if (made.value.length > MOST_BYTES) return refused({ code: 'PICTURE_TOO_BIG' });
  const write = async (tx: Tx): Promise<Fault | undefined> => {
    const row = await holdOrder(tx, playerId, orderNo);
    const count = await countProofs(tx, playerId, orderNo);
    const fault = faultOf(row, count);
    if (fault || !row) return fault;
    const place = await freePlace(tx, playerId, orderNo, PROOF_BOUNDS.most);
    invariant(place !== undefined, 'fewer than the most leave a place');
    const key = { playerId, orderNo, place };
    await insertProof(tx, key, await seal(dataFolder, proofSealedFor(key), made.value));
    await writeWaiting(tx, row);
    await publishChanged(tx, row, 'WAITING');
    await publishPageChanges(tx, ['deposit.orders'], orderNo);
    return undefined;
  };
  const fault = await transaction(db, write);
  return fault ? refused(fault) : getDeposit(db, playerId, orderNo);
}
