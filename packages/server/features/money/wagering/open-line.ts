import type { Executor, Tx } from '#platform/db';
import { mills, type Money } from '@fairlot/rules/core/money';
import { insertLine, readGapOf, type Source, voidLine } from './store.ts';

/** Opens the line of a source, in the transaction that gives the money. */
export const openLine = (tx: Tx, source: Source): Promise<void> => insertLine(tx, source);

/** Ends the line of a source, where it is open, because the money that it came of is gone. */
export const dropLine = (tx: Tx, playerId: bigint, key: string): Promise<void> =>
  voidLine(tx, playerId, key);

/** What of the line of a source is missing. */
export const gapOf = async (db: Executor, playerId: bigint, key: string): Promise<Money> =>
  mills(await readGapOf(db, playerId, key));
