import type { Executor } from '#platform/db';
import type { Feature } from '#platform/feature';
import { assignAct } from './assign.ts';
import { playerTierRoutes } from './console.ts';
import { publishedKind, publishedKinds } from '../../staff/publishing/index.ts';
import { layerAct, LAYERS } from './publish-layer.ts';
import { limitAct, LIMITS } from './publish-limits.ts';
import { listLayers, readLayerOf } from './store.ts';

export { frozenLimits, LIMITS, limitTargets } from './publish-limits.ts';
export { limitsFor, listAllLimits } from './store-limit.ts';
export { listLayers } from './store.ts';

export type LayerOf = {
  readonly id: number;
  /** Its players make no deposits. */
  readonly isReadOnly: boolean;
  /** None of its withdrawals is paid by rules. */
  readonly isReviewed: boolean;
};

/** The layer of a player; undefined: none. */
export async function layerOf(db: Executor, playerId: bigint): Promise<LayerOf | undefined> {
  const row = await readLayerOf(db, playerId);
  return row && { id: row.id, isReadOnly: row.is_read_only, isReviewed: row.is_reviewed };
}

/** The first of some numbers that no layer has; no layer is ever deleted. */
export async function unknownLayer(
  db: Executor,
  ids: readonly number[],
): Promise<number | undefined> {
  if (ids.length === 0) return undefined;
  const known = new Set((await listLayers(db)).map(({ id }) => id));
  return ids.find((id) => !known.has(id));
}

/** Layers of players, which say what is open to whom, and labels on them (product 3.9). */
export const playerTier: Feature = {
  name: 'player-tier',
  console: playerTierRoutes,
  twoPersonActs: [layerAct, limitAct, assignAct],
  provide: ({ ports }) => {
    ports.add(publishedKinds, publishedKind(LAYERS));
    ports.add(publishedKinds, publishedKind(LIMITS));
  },
};
