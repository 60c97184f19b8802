import { invariant } from '@fairlot/rules/core/invariant';
import { collect } from './collect.ts';

/**
 * Where the rows of a table are once the tables are spread over machines: with their player, a copy on every machine,
 * or in one place.
 */
export type Placement = 'player' | 'copy' | 'central';

/** What the account of the program may do to a table, as `privileges.test.ts` lists it. */
export const READS = 'SELECT';
export const ADDS = 'INSERT SELECT';
export const ALL = 'DELETE INSERT SELECT UPDATE';

export type Table = {
  /** None for a view, which has no rows of its own. */
  readonly placement?: Placement;
  /** None for a table of the tests. */
  readonly rights?: string;
};

/** The tables of a feature, by name, as its `testing/tables.ts` exports them. */
export type Tables = Readonly<Record<string, Table>>;

/** Reads the tables of all features. Throws if two of them list the same one. */
export async function collectTables(): Promise<ReadonlyMap<string, Table>> {
  const modules = await collect<{ readonly tables: Tables }>('testing/tables.ts');
  const all = new Map<string, Table>();
  for (const [folder, { tables }] of modules) {
    for (const [name, table] of Object.entries(tables)) {
      invariant(!all.has(name), `${folder} lists ${name}, which is listed elsewhere`);
      all.set(name, table);
    }
  }
  return all;
}
