import { createHmac } from 'node:crypto';
import { loadKey } from '#platform/key-file';
import { seal, unseal } from '#platform/seal';

type Part = 'number' | 'holder';

/** Bound to the player and to the number itself; `keys/list.ts` says the same in SQL. */
const sealedFor = (part: Part, playerId: bigint, mac: Buffer) =>
  ({
    key: 'payees',
    table: 'payee',
    owner: `${playerId}:${part}:${mac.toString('hex')}`,
  }) as const;

export const sealPart = (
  dataFolder: string,
  part: Part,
  { playerId, mac }: { readonly playerId: bigint; readonly mac: Buffer },
  text: string,
): Promise<Buffer> => seal(dataFolder, sealedFor(part, playerId, mac), Buffer.from(text));

export const openPart = async (
  dataFolder: string,
  part: Part,
  { playerId, mac }: { readonly playerId: bigint; readonly mac: Buffer },
  sealed: Buffer,
): Promise<string> =>
  Buffer.from(await unseal(dataFolder, sealedFor(part, playerId, mac), sealed)).toString();

/**
 * What a number is found by, where it is only sealed: a hash under a key that is not in the database. `key` is the
 * number as all ways of writing it have it in common.
 */
export const macOf = async (dataFolder: string, kind: number, key: string): Promise<Buffer> =>
  createHmac('sha256', await loadKey(dataFolder, 'payee-number'))
    .update(`${kind}\0${key}`)
    .digest();
