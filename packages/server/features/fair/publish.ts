import {
  buildManifest,
  manifestHash,
  type ManifestKind,
  type ManifestOf,
} from '@fairlot/draw/manifest';
import { signManifest } from '@fairlot/draw/signature';
import type { Tx } from '../../platform/db.ts';
import type { Keys } from './keys.ts';
import { insertManifest, lockHead } from './store.ts';

type Game = { readonly gameId: number; readonly code: string };
type FieldsOf<Kind extends ManifestKind> = Omit<ManifestOf<Kind>, 'v' | 'kind' | 'g' | 'prev'>;

/**
 * Adds a manifest to the line of its game: linked to the one before, signed, and public with the
 * commit of the caller. A second one of the same kind for the same issue breaks a unique key.
 */
export async function publish<Kind extends ManifestKind>(
  tx: Tx,
  keys: Keys,
  { gameId, code }: Game,
  kind: Kind,
  fields: FieldsOf<Kind>,
): Promise<void> {
  const head = await lockHead(tx, gameId);
  const all = { ...fields, g: code, prev: head.hash } as unknown;
  const body = buildManifest(kind, all as Omit<ManifestOf<Kind>, 'v' | 'kind'>);
  await insertManifest(
    tx,
    gameId,
    head.seq + 1,
    signManifest(body, keys.signing),
    manifestHash(body),
  );
}
