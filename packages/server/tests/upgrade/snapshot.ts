import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';

/** Everything that a database of the site contains. Its schema follows from the migrations and functions. */
export type Snapshot = {
  /** Time of the site in milliseconds UTC. */
  readonly atMs: number;
  /** Names of the numbered migrations that were applied. */
  readonly migrations: readonly string[];
  /** The text of each file in `migrations/functions`, by file name. */
  readonly functions: Readonly<Record<string, string>>;
  /** The last value of each sequence that was used. */
  readonly sequences: Readonly<Record<string, string>>;
  readonly tables: Readonly<Record<string, TableRows>>;
};

/** Every value is the text of PostgreSQL, or null, so that no digit and no byte is lost. */
type TableRows = {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | null)[])[];
};

/** The clock belongs to the test, not to the site. */
const TABLES = `
  SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
    AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' AND c.relname <> 'test_clock'
  GROUP BY c.relname ORDER BY c.relname`;

const SEQUENCES = `
  SELECT sequencename AS name, last_value::text AS value FROM pg_sequences
  WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY 1`;

type Named<T> = { readonly name: string } & T;

async function readTable(
  client: pg.Client,
  name: string,
  columns: readonly string[],
): Promise<TableRows> {
  const values = columns.map((each) => `${client.escapeIdentifier(each)}::text`).join();
  const { rows } = await client.query<string[]>({
    text: `SELECT ${values} FROM ${client.escapeIdentifier(name)}`,
    rowMode: 'array',
  });
  return { columns, rows };
}

/** Reads a whole database, as its owner. `migrations` is the folder of the program that made it. */
export async function readSnapshot(client: pg.Client, migrations: string): Promise<Snapshot> {
  const tables: Record<string, TableRows> = {};
  const found = await client.query<Named<{ columns: string[] }>>(TABLES);
  for (const { name, columns } of found.rows) {
    const table = await readTable(client, name, columns);
    if (table.rows.length > 0) tables[name] = table;
  }
  const sequences = await client.query<Named<{ value: string }>>(SEQUENCES);
  const applied = await client.query<Named<object>>('SELECT name FROM migration ORDER BY name');
  const now = await client.query<{ ms: string }>('SELECT to_ms(app_now())::text AS ms');
  const folder = join(migrations, 'functions');
  const functions: Record<string, string> = {};
  for (const file of (await readdir(folder)).toSorted())
    functions[file] = await readFile(join(folder, file), 'utf8');
  return {
    atMs: Number(now.rows[0]?.ms),
    migrations: applied.rows.map(({ name }) => name).filter((name) => !name.includes('/')),
    functions,
    sequences: Object.fromEntries(sequences.rows.map(({ name, value }) => [name, value])),
    tables,
  };
}

const TYPES = `
  SELECT attname AS name, format_type(atttypid, atttypmod) AS type FROM pg_attribute
  WHERE attrelid = $1::regclass AND attnum > 0`;

async function loadTable(client: pg.Client, name: string, table: TableRows): Promise<void> {
  const quoted = client.escapeIdentifier(name);
  const found = await client.query<Named<{ type: string }>>(TYPES, [quoted]);
  const types = new Map(found.rows.map((each) => [each.name, each.type]));
  const columns = table.columns.map((each) => client.escapeIdentifier(each)).join();
  const values = table.columns.map((each, at) => `(r->>${at})::${types.get(each)}`).join();
  await client.query(
    `INSERT INTO ${quoted} (${columns}) OVERRIDING SYSTEM VALUE
     SELECT ${values} FROM json_array_elements($1::json) r`,
    [JSON.stringify(table.rows)],
  );
}

/** Loads a snapshot into a database of the same schema, as its superuser: triggers and keys do not fire. */
export async function loadSnapshot(client: pg.Client, snapshot: Snapshot): Promise<void> {
  const { rows } = await client.query<Named<object>>(TABLES);
  await client.query('BEGIN');
  await client.query('SET LOCAL session_replication_role = replica');
  const all = rows.map(({ name }) => client.escapeIdentifier(name)).join();
  await client.query(`TRUNCATE ${all}`);
  for (const [name, table] of Object.entries(snapshot.tables)) await loadTable(client, name, table);
  for (const [name, value] of Object.entries(snapshot.sequences))
    await client.query('SELECT setval($1::regclass, $2::bigint)', [
      client.escapeIdentifier(name),
      value,
    ]);
  await client.query('COMMIT');
}
