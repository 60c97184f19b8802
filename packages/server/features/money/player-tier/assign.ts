import * as z from 'zod/mini';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Bilingual } from '@fairlot/rules/core/text';
import type { Output, Refusal } from '@fairlot/wire/core';
import type { ASSIGN_CODES, playerTierConsole } from '@fairlot/wire/money/player-tier';
import type { Db, Tx } from '#platform/db';
import type { TwoPersonAct } from '#platform/feature';
import { findOperatorName } from '../../staff/operator/sign-in/index.ts';
import { type Person, propose, type ProposalRow } from '../../staff/operator/proposals/index.ts';
import { publishPageChanges } from '../../staff/operator/audit/index.ts';
import { findNamed, type FoundRow, holdLayer, listLayers, writeLayer } from './store.ts';

const PERMISSION = 'layer.players.assign';
const PAGE = 'layer.layers';

/** Accounts by their names; the layer by its number and what it is called. */
const Frozen = z.object({ layer: z.nullable(z.int()), players: z.array(z.string()) });

type AssignInput = { readonly names: readonly string[]; readonly layerId: number | null };
type Fault = Refusal<typeof ASSIGN_CODES>;

const distinct = (names: readonly string[]): readonly string[] => [
  ...new Map(
    names
      .map((name) => name.trim())
      // A list that is pasted may have empty lines.
      .filter((name) => name !== '')
      .map((name) => [name.toLowerCase(), name]),
  ).values(),
];

/** What would become of each account of a list. */
export async function previewAssign(
  db: Db,
  { names, layerId }: AssignInput,
): Promise<Output<typeof playerTierConsole.previewAssign>> {
  const rows = await findNamed(db, distinct(names));
  return {
    Rows: rows.map((row) => ({
      UserName: row.user_name ?? row.name,
      PlayerId: row.player_id === null ? null : Number(row.player_id),
      From: row.layer_id,
      IsSame: row.layer_id === layerId,
    })),
  };
}

/** Names of some layers by their numbers. */
async function layerNames(
  tx: Tx,
  ids: ReadonlySet<number | null>,
): Promise<Readonly<Record<string, Bilingual>>> {
  const named = (await listLayers(tx)).filter(({ id }) => ids.has(id));
  return Object.fromEntries(named.map(({ id, zh, en }) => [String(id), { zh, en }]));
}

/** In which layers accounts are, as it is frozen: by layer, those that are there. */
const nowOf = (rows: readonly FoundRow[]): readonly string[] =>
  rows.map((row) => `${row.user_name}: ${row.layer_id ?? '–'}`);

/** Asks another operator to put players into a layer. */
export async function proposeAssign(
  db: Db,
  maker: Person,
  { names, layerId }: AssignInput,
  reason: string,
): Promise<Result<ProposalRow, Fault>> {
  const target = layerId === null ? 'no layer' : `layer ${layerId}`;
  const deed = { permission: PERMISSION, target, reason } as const;
  type Own = 'NOT_THERE' | 'NO_CHANGE' | Extract<Fault, { code: 'NO_SUCH_PLAYERS' }>;
  const put = await propose<Own>(db, maker, deed, async (tx) => {
    if (layerId !== null && !(await holdLayer(tx, layerId))) return refused('NOT_THERE');
    const found = await findNamed(tx, distinct(names));
    const missing = found.find((row) => row.player_id === null);
    if (missing) {
      return refused<Own>({ code: 'NO_SUCH_PLAYERS', params: { name: missing.name } } as never);
    }
    const rows = found.filter((row) => row.layer_id !== layerId);
    if (rows.length === 0) return refused('NO_CHANGE');
    return ok({
      before: { layer: null, players: nowOf(rows) },
      content: { layer: layerId, players: rows.map((row) => row.user_name ?? row.name) },
      about: {
        layers: await layerNames(tx, new Set([layerId, ...rows.map((row) => row.layer_id)])),
      },
    });
  });
  if (put.ok) return put;
  return refused(typeof put.error === 'string' ? { code: put.error } : put.error) as never;
}

export const assignAct: TwoPersonAct = {
  permission: PERMISSION,
  change: async (tx, content, { checker }) => {
    const { layer, players } = Frozen.parse(content);
    if (layer !== null && !(await holdLayer(tx, layer))) return undefined;
    const rows = await findNamed(tx, players);
    const ids = rows.map((row) => row.player_id).filter((id) => id !== null);
    if (ids.length < players.length) return undefined;
    const by = (await findOperatorName(tx, checker)) ?? `operator:${checker}`;
    await writeLayer(tx, ids, { layerId: layer, by });
    await publishPageChanges(
      tx,
      [PAGE, 'manage.players'],
      layer === null ? 'no layer' : `layer ${layer}`,
    );
    return { before: { layer: null, players: nowOf(rows) }, after: { layer, players } };
  },
};
