import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';

const MARK = '/* kept */';

/**
 * Begins a statement that each connection reads and plans once, and then only executes. For statements of a fixed text that
 * players wait for, found by indexes whatever their values are: the plan that is kept knows no value, so bounds such as a
 * LIMIT stand in the text (`sql.lit`). One whose plan hangs on what is asked is planned anew each time: without this word.
 */
export const KEPT = sql.raw(MARK);

/** Texts that may be kept, each by every connection: far more than are marked, and a bound for a text that is not fixed. */
const MOST = 300;
const names = new Map<string, string>();

/** The name under which a connection keeps a statement; undefined for one that is not kept. */
export function nameOf(text: string): string | undefined {
  if (!text.trimStart().startsWith(MARK)) return undefined;
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST) return known;
  const name = `kept-${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
  names.set(text, name);
  return name;
}

type Query = (...args: unknown[]) => unknown;

/** A connection that keeps the plans of statements that are marked so. */
export class KeepingClient extends pg.Client {
  override query: pg.Client['query'] = ((...args: unknown[]) => {
    const [text, values, ...rest] = args;
    const name = typeof text === 'string' ? nameOf(text) : undefined;
    const run = super.query.bind(this) as Query;
    return name === undefined ? run(...args) : run({ name, text, values }, ...rest);
  }) as pg.Client['query'];
}
