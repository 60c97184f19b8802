import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Output, Refusal } from '@fairlot/wire/core';
import type { passkeyHttp } from '@fairlot/wire/account/passkey';
import type { Db } from '#platform/db';
import { writeName } from './store.ts';

type Endpoint = typeof passkeyHttp.renamePasskey;

/** Gives one of a player's passkeys another name; that of somebody else is as none. */
export async function renamePasskey(
  db: Db,
  playerId: bigint,
  id: string,
  name: string,
): Promise<Result<Output<Endpoint>, Refusal<Endpoint['codes']>>> {
  const isHis = await writeName(db, playerId, Buffer.from(id, 'base64url'), name);
  return isHis ? ok({ Name: name }) : refused({ code: 'NO_SUCH_PASSKEY' });
}
