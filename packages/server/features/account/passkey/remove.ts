import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Output, Refusal } from '@fairlot/wire/core';
import type { passkeyHttp } from '@fairlot/wire/account/passkey';
import type { Tx } from '#platform/db';
import type { Ports } from '#platform/port';
import { proveOwner } from '../authenticator/index.ts';
import type { PasskeyDeps } from './stage.ts';
import { deleteAll, deletePasskey } from './store.ts';
import { tell } from './tell.ts';

type Endpoint = typeof passkeyHttp.removePasskey;

/** Takes one of a player's passkeys away; it takes the same proof as adding one. */
export const removePasskey = (
  stage: PasskeyDeps,
  who: { readonly playerId: bigint; readonly ip: string },
  id: string,
  shown: { readonly password: string; readonly code?: string | undefined },
): Promise<Result<Output<Endpoint>, Refusal<Endpoint['codes']>>> =>
  proveOwner(stage, who, shown, async (tx) => {
    const name = await deletePasskey(tx, who.playerId, Buffer.from(id, 'base64url'));
    if (name === undefined) return refused({ code: 'NO_SUCH_PASSKEY' as const });
    await tell(stage, tx, who.playerId, { what: 'removed', name });
    return ok({ IsRemoved: true as const });
  });

/** Takes all passkeys of a player away, in the caller's transaction, and tells him; the names that they had. */
export async function forgetPasskeys(
  ports: Ports,
  tx: Tx,
  playerId: bigint,
): Promise<readonly string[]> {
  const names = await deleteAll(tx, playerId);
  if (names.length > 0) await tell({ ports }, tx, playerId, { what: 'all-removed', name: '' });
  return names;
}
