import type { Output } from '@fairlot/wire/core';
import type { passkeyHttp } from '@fairlot/wire/account/passkey';
import { nameDevice } from '../device/index.ts';
import { hasAuthenticator } from '../authenticator/index.ts';
import type { PasskeyDeps } from './stage.ts';
import { listPasskeys } from './store.ts';

/** The passkeys of a player as he sees them. */
export async function getPasskeys(
  stage: PasskeyDeps,
  playerId: bigint,
  userAgent: string,
): Promise<Output<typeof passkeyHttp.getPasskeys>> {
  const { db } = stage;
  const [site, isCodeAsked, rows] = await Promise.all([
    stage.site(),
    hasAuthenticator(db, playerId),
    listPasskeys(db, playerId),
  ]);
  return {
    RpId: site?.id ?? null,
    IsCodeAsked: isCodeAsked,
    Device: nameDevice(userAgent),
    Rows: rows.map((row) => ({
      Id: row.id.toString('base64url'),
      Name: row.name,
      CreatedTimeStamp: Number(row.created_ms),
      UsedTimeStamp: row.used_ms === null ? null : Number(row.used_ms),
      IsBackedUp: row.is_backed_up,
    })),
  };
}
