import { createHash, randomBytes } from 'node:crypto';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { transaction, type Db, type Executor } from '#platform/db';
import type { Platform } from '#platform/feature';
import { unseal } from '#platform/seal';
import { act, type Actor } from '../../../staff/operator/proposals/index.ts';
import { ownerOfOrder } from './store.ts';
import { insertTicket, takeTicket, type ProofKey, type Viewer } from './store-proof.ts';
import { proofSealedFor } from './upload-proof.ts';

/** So long a ticket is good. */
const TICKET_S = 60;
type NoProof = { readonly code: 'NO_PROOF' };
const NO_PROOF = refused<NoProof>({ code: 'NO_PROOF' });

/** It is 32 bytes, and stands hashed in the table. */
const hashOf = (ticket: string): Buffer => createHash('sha256').update(ticket).digest();

async function giveTicket(
  db: Executor,
  viewer: Viewer,
  key: ProofKey,
): Promise<Result<string, NoProof>> {
  const ticket = randomBytes(32).toString('base64url');
  const isThere = await insertTicket(db, hashOf(ticket), viewer, key, TICKET_S);
  return isThere ? ok(ticket) : NO_PROOF;
}

type ViewProofInput = { readonly OrderNo: string; readonly Place: number };

/** A ticket for a picture of one's own. */
export const ownTicket = (
  db: Db,
  playerId: bigint,
  { OrderNo: orderNo, Place: place }: ViewProofInput,
): Promise<Result<string, NoProof>> =>
  giveTicket(db, { realm: 1, id: playerId }, { playerId, orderNo, place });

/** A ticket for an operator: who looked at which, and when, stands in the audit. */
export async function deskTicket(
  db: Db,
  actor: Exclude<Actor, 'command'>,
  { OrderNo: orderNo, Place: place }: ViewProofInput,
): Promise<Result<string, NoProof>> {
  const playerId = ownerOfOrder(orderNo);
  if (playerId === undefined) return NO_PROOF;
  const target = `deposit ${orderNo}`;
  const deed = { permission: 'deposit.proofs.view', target, reason: 'proof of payment' } as const;
  return act<string, NoProof>(db, actor, deed, async (tx) => {
    const viewer = { realm: 2, id: BigInt(actor.operatorId) } as const;
    const ticket = await giveTicket(tx, viewer, { playerId, orderNo, place });
    if (!ticket.ok) return ticket;
    return ok({ before: null, after: { seen: place }, value: ticket.value });
  });
}

/** The picture that a ticket is for, in base64: once, and for whom it was given to. */
export async function readProof(
  { db, settings: { dataFolder } }: Pick<Platform, 'db' | 'settings'>,
  viewer: Viewer,
  ticket: string,
): Promise<Result<string, NoProof>> {
  const found = await transaction(db, (tx) => takeTicket(tx, hashOf(ticket), viewer));
  if (!found) return NO_PROOF;
  const bytes = await unseal(dataFolder, proofSealedFor(found), found.sealed);
  return ok(Buffer.from(bytes).toString('base64'));
}
