import { canonicalJson } from '@fairlot/draw/canonical-json';
import {
  buildManifest,
  type Manifest,
  type ManifestKind,
  type ManifestOf,
} from '@fairlot/draw/manifest';
import { invariant } from '@fairlot/rules/core/invariant';
import type { Tx } from '#platform/db';
import { sha256Hex } from '#platform/hash';
import type { Keys } from './keys.ts';
import { type Head, insertManifests, lockHeads, type NewManifest } from './store.ts';

type Game = { readonly gameId: number; readonly code: string };
type FieldsOf<Kind extends ManifestKind> = Omit<ManifestOf<Kind>, 'v' | 'kind' | 'g' | 'prev'>;

/** A manifest whose place in the line of its game is not known yet. */
export type Draft = { readonly gameId: number; after(prev: string): Manifest };

export const draftOf = <Kind extends ManifestKind>(
  { gameId, code }: Game,
  kind: Kind,
  fields: FieldsOf<Kind>,
): Draft => ({
  gameId,
  after: (prev) => {
    const all = { ...fields, g: code, prev } as unknown;
    return buildManifest(kind, all as Omit<ManifestOf<Kind>, 'v' | 'kind'>);
  },
});

/**
 * Adds manifests to the lines of their games, in their order: each linked to the one before, signed,
 * and public with the commit of the caller. A second one of the same kind for the same issue breaks a
 * unique key.
 */
export async function publishAll(tx: Tx, keys: Keys, drafts: readonly Draft[]): Promise<void> {
  const ends = new Map(await lockHeads(tx, [...new Set(drafts.map(({ gameId }) => gameId))]));
  const added = drafts.map((draft) => {
    const end = ends.get(draft.gameId);
    invariant(end, `game ${draft.gameId} has a line of manifests`);
    const manifest = place(keys, draft, end);
    ends.set(draft.gameId, manifest);
    return manifest;
  });
  await insertManifests(tx, added);
}

function place(keys: Keys, { gameId, after }: Draft, end: Head): NewManifest {
  const body = after(end.hash);
  const text = canonicalJson(body);
  const { publicKey: key } = keys;
  return { gameId, seq: end.seq + 1, text, hash: sha256Hex(text), body, key, sig: keys.sign(text) };
}

/** The same for one. */
export const publish = <Kind extends ManifestKind>(
  tx: Tx,
  keys: Keys,
  game: Game,
  kind: Kind,
  fields: FieldsOf<Kind>,
): Promise<void> => publishAll(tx, keys, [draftOf(game, kind, fields)]);
