import * as z from 'zod/mini';
import { refused, type Result } from '@fairlot/rules/core/result';
import type { Input, Output, Refusal } from '@fairlot/wire/core';
import {
  LAYER_BOUNDS,
  type LAYER_CODES,
  type playerTierConsole,
} from '@fairlot/wire/money/player-tier';
import type { Db } from '#platform/db';
import type { Person, ProposalRow } from '../../staff/operator/proposals/index.ts';
import {
  proposePublishing,
  type Publishing,
  publishingAct,
  readVersions,
  readWaits,
} from '../../staff/publishing/index.ts';
import { holdLayer, insertLayer, type LayerRow, listLayers, updateLayer } from './store.ts';

const PlainLayer = z.object({
  zh: z.string(),
  en: z.string(),
  isReadOnly: z.boolean(),
  isReviewed: z.boolean(),
  sort: z.int(),
});
type PlainLayer = z.output<typeof PlainLayer>;

const rowOf = (plain: PlainLayer): Omit<LayerRow, 'id'> => ({
  zh: plain.zh,
  en: plain.en,
  is_read_only: plain.isReadOnly,
  is_reviewed: plain.isReviewed,
  sort: plain.sort,
});

/** Layers: one operator edits, another publishes; what is open to whom follows from it (product 3.9). */
export const LAYERS: Publishing<PlainLayer> = {
  kind: 'layer',
  permission: 'layer.layers.publish',
  rules: PlainLayer,
  read: async (tx, id) => {
    const row = await holdLayer(tx, Number(id));
    if (!row) return undefined;
    const { zh, en, is_read_only: isReadOnly, is_reviewed: isReviewed, sort } = row;
    return { zh, en, isReadOnly, isReviewed, sort };
  },
  write: (tx, id, plain) => updateLayer(tx, { id: Number(id), ...rowOf(plain) }),
  // Of two proposals that wait the second may be one too many by then.
  add: async (tx, plain) => (await insertLayer(tx, rowOf(plain), LAYER_BOUNDS.layers))?.toString(),
};
export const layerAct = publishingAct(LAYERS);

type PublishLayerInput = Pick<
  Input<typeof playerTierConsole.proposeLayer>,
  'Layer' | 'Rules' | 'At'
>;

/** Asks another operator to publish a layer, or a layer more. */
export async function proposeLayer(
  db: Db,
  maker: Person,
  { Layer, Rules, At: atMs }: PublishLayerInput,
  reason: string,
): Promise<Result<ProposalRow, Refusal<typeof LAYER_CODES>>> {
  const { layers: most } = LAYER_BOUNDS;
  if (Layer === null && (await listLayers(db)).length >= most) {
    return refused({ code: 'LAYERS_FULL', params: { most } });
  }
  const rules = {
    zh: Rules.Name.trim(),
    en: Rules.NameEn.trim(),
    isReadOnly: Rules.IsReadOnly,
    isReviewed: Rules.IsReviewed,
    sort: Rules.Sort,
  };
  const id = Layer === null ? undefined : String(Layer.Id);
  const wanted = { id, seen: Layer?.Seen ?? 1, rules, atMs };
  return proposePublishing(db, LAYERS, maker, wanted, reason);
}

export async function getLayers(db: Db): Promise<Output<typeof playerTierConsole.getLayers>> {
  const rows = await listLayers(db);
  const subjects = rows.map(({ id }) => `layer ${id}`);
  const versions = await readVersions(db, subjects);
  const waitsOf = await readWaits(db, LAYERS.permission, subjects);
  return {
    Rows: rows.map((row) => ({
      Id: row.id,
      Version: versions.get(`layer ${row.id}`) ?? 1,
      Players: row.players,
      ...waitsOf(`layer ${row.id}`),
      Rules: {
        Name: row.zh,
        NameEn: row.en,
        IsReadOnly: row.is_read_only,
        IsReviewed: row.is_reviewed,
        Sort: row.sort,
      },
    })),
  };
}
