import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { collect } from '#testing/collect';
import { createTestDatabase, type TestDatabase } from '#testing/database';
import type { Tables } from '#testing/tables';

/** Writes and checks docs/database.md: the tables of each domain with their primary and foreign keys. */
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.stop());

const INTRODUCTION = `# Database

The tables of each domain, with their primary keys and foreign keys. A table of another domain has a box without
columns. The tables are designed to be spread over machines by player, so a reference between two players, or from a
central table to rows of a player, has no foreign key (\`packages/server/migrations/placement.test.ts\`). Each feature
lists its tables in \`testing/tables.ts\`.

This page is made from the schema: \`npx vitest run packages/server/tests/schema-diagram.test.ts -u\` writes it.
`;

type Reference = { readonly from: string; readonly to: string; readonly columns: string };

/** `features/money/bonus` is part of money; everything outside of the features is named by its folder. */
const sectionOf = (folder: string): string =>
  /^features\/([^/]+)\//.exec(folder)?.[1] ?? folder.split('/')[0] ?? folder;

/** The names of the tables by section. */
async function readSections(): Promise<ReadonlyMap<string, string>> {
  const modules = await collect<{ readonly tables: Tables }>('testing/tables.ts');
  return new Map(
    [...modules].flatMap(([folder, { tables }]) =>
      Object.keys(tables).map((name) => [name, sectionOf(folder)] as const),
    ),
  );
}

const entity = (name: string, key: readonly string[]): string =>
  key.length === 0
    ? `  ${name}`
    : `  ${name} {\n${key.map((column) => `    key ${column} PK`).join('\n')}\n  }`;

function diagramOf(
  names: readonly string[],
  keys: ReadonlyMap<string, readonly string[]>,
  references: readonly Reference[],
): string {
  const entities = names.map((name) => entity(name, keys.get(name) ?? []));
  const lines = references
    .filter(({ from }) => names.includes(from))
    .map(({ from, to, columns }) => `  ${to} ||--o{ ${from} : "${columns}"`);
  return ['```mermaid', 'erDiagram', ...entities, ...lines, '```'].join('\n');
}

test('the diagram of the database in docs/database.md is current', async () => {
  const { rows: tables } = await sql<{ name: string; key: string[] }>`
    SELECT c.relname AS name, coalesce((
      SELECT array_agg(a.attname::text ORDER BY array_position(k.conkey, a.attnum))
      FROM pg_constraint k JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (k.conkey)
      WHERE k.conrelid = c.oid AND k.contype = 'p'), '{}') AS key
    FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
      AND NOT c.relispartition ORDER BY c.relname`.execute(database.owner);
  const { rows: references } = await sql<Reference>`
    SELECT k.conrelid::regclass::text AS from, k.confrelid::regclass::text AS to, (
      SELECT string_agg(a.attname, ', ' ORDER BY array_position(k.conkey, a.attnum))
      FROM pg_attribute a WHERE a.attrelid = k.conrelid AND a.attnum = ANY (k.conkey)) AS columns
    FROM pg_constraint k WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace
    ORDER BY 2, 1, 3`.execute(database.owner);
  const sections = await readSections();
  const keys = new Map(tables.map(({ name, key }) => [name, key]));
  const names = tables.map(({ name }) => name).filter((name) => name !== 'test_clock');
  const all = [...new Set(names.map((name) => sections.get(name) ?? 'unlisted'))].toSorted();
  const parts = all.map((section) => {
    const own = names.filter((name) => (sections.get(name) ?? 'unlisted') === section);
    return `## ${section}\n\n${diagramOf(own, keys, references)}\n`;
  });
  await expect([INTRODUCTION, ...parts].join('\n')).toMatchFileSnapshot(
    '../../../docs/database.md',
  );
});
