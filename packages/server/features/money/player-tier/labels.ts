import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Refusal } from '@fairlot/wire/core';
import type { LABEL_CODES } from '@fairlot/wire/money/player-tier';
import type { Db } from '#platform/db';
import { act, type Person } from '../../staff/operator/proposals/index.ts';
import { holdPlayer, readLabels, writeLabels } from './store.ts';

type LabelsInput = {
  readonly playerId: bigint;
  readonly labels: readonly string[];
  readonly reason: string;
};

/** Puts labels on a player in place of those that he has: no money follows from them. */
export function setLabels(
  db: Db,
  person: Person,
  { playerId, labels, reason }: LabelsInput,
): Promise<Result<readonly string[], Refusal<typeof LABEL_CODES>>> {
  const deed = { permission: 'layer.labels.change', target: `player ${playerId}`, reason } as const;
  return act(db, person, deed, async (tx) => {
    if (!(await holdPlayer(tx, playerId))) return refused({ code: 'NO_SUCH_PLAYER' });
    const before = await readLabels(tx, playerId);
    await writeLabels(tx, playerId, { labels, by: person.name });
    const after = await readLabels(tx, playerId);
    return ok({ before: { labels: [...before] }, after: { labels: [...after] }, value: after });
  });
}
