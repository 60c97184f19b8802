import { invariant } from '@fairlot/rules/core/invariant';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { AGREEMENT_VERSION } from '@fairlot/rules/schedule/state';
import type { Output, Refusal } from '@fairlot/wire/core';
import type { AGREEMENT_CODES, scheduleHttp } from '@fairlot/wire/play/schedule';
import type { Db } from '#platform/db';
import { acceptVersion, readAccepted } from './store-agreement.ts';

/** Before a first schedule a player accepts the agreement; a new version is accepted anew. */
export async function getAgreement(
  db: Db,
  playerId: bigint,
): Promise<Output<typeof scheduleHttp.getAgreement>> {
  const acceptedMs = await readAccepted(db, playerId, AGREEMENT_VERSION);
  return { Version: AGREEMENT_VERSION, AcceptedTimeStamp: acceptedMs ?? null };
}

export async function acceptAgreement(
  db: Db,
  playerId: bigint,
  version: number,
): Promise<Result<Output<typeof scheduleHttp.acceptAgreement>, Refusal<typeof AGREEMENT_CODES>>> {
  if (version !== AGREEMENT_VERSION) return refused({ code: 'OLD_VERSION' });
  await acceptVersion(db, playerId, version);
  const acceptedMs = await readAccepted(db, playerId, version);
  invariant(acceptedMs !== undefined, 'what was accepted is there');
  return ok({ Version: version, AcceptedTimeStamp: acceptedMs });
}
