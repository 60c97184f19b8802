import type { Tx } from '../../platform/db.ts';
import { insertLine, type Source } from './store.ts';

/** Opens the line of a source, in the transaction that gives the money. */
export const openLine = (tx: Tx, source: Source): Promise<void> => insertLine(tx, source);
