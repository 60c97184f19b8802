import { invariant } from '@fairlot/rules/core/invariant';
import { REVERSED_AS } from './kinds.ts';
import type { Movement } from './movement.ts';

/** A movement that is in the books, with the id of its journal. */
export type Posted = Movement & { readonly id: string };

/**
 * Takes movements back that were posted as one unit: every posting the other way, last first. Linked
 * journals stay linked, by an id of their own. The same is taken back once, whoever repeats it.
 */
export const reverse = (unit: readonly Posted[], id: string): readonly Movement[] =>
  unit.map((original) => {
    const kind = REVERSED_AS.get(original.kind);
    invariant(kind !== undefined, `kind ${original.kind} can be taken back`);
    const [first, ...rest] = original.postings
      .toReversed()
      .map(({ from, to, amount }) => ({ from: to, to: from, amount }));
    invariant(first, 'a movement has a posting');
    const { playerId, currency, subject } = original;
    return {
      id,
      kind,
      playerId,
      currency,
      key: `reverse:${original.id}`,
      reverses: original.id,
      postings: [first, ...rest],
      ...(subject && { subject }),
    };
  });
