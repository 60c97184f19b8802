import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database';
import { collectTables } from '#testing/tables';

/**
 * What lets the tables be spread over machines by player later, where a test can tell.
 * It reads the catalogue, and every statement of the functions and of the program.
 */
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.stop());

const PLACEMENT = Object.fromEntries(
  [...(await collectTables())].flatMap(([name, { placement }]) =>
    placement ? [[name, placement] as const] : [],
  ),
);
const SPREAD = Object.keys(PLACEMENT).filter((name) => PLACEMENT[name] === 'player');
const A_SPREAD = `(${SPREAD.join('|')})\\M`;

/**
 * Three join their rows to whole tables: with the players repeated inside the joined query, an index is
 * looked through for each of them once a row (docs/decisions/0019). Whoever changes one takes it off.
 */
const WIDE_LOOK_UPS = ['bet_judge_carts', 'bet_place', 'ledger_post'];

type Key = {
  table_name: string;
  key_name: string;
  first: string;
  target: string | null;
  target_first: string | null;
};

async function readKeys(): Promise<readonly Key[]> {
  const { rows } = await sql<Key>`
    SELECT c.relname AS table_name, i.relname AS key_name, a.attname AS first, NULL AS target, NULL AS target_first
    FROM pg_index x JOIN pg_class c ON c.oid = x.indrelid JOIN pg_class i ON i.oid = x.indexrelid
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = x.indkey[0]
    WHERE x.indisunique AND c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
    UNION ALL
    SELECT c.relname, k.conname, a.attname, t.relname, b.attname
    FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_class t ON t.oid = k.confrelid
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.conkey[1]
      JOIN pg_attribute b ON b.attrelid = t.oid AND b.attnum = k.confkey[1]
    WHERE k.contype = 'f' AND c.relnamespace = 'public'::regnamespace`.execute(database.owner);
  return rows;
}

type Statement = { readonly of: string; readonly text: string };

/** Comments and blanks away, one by one. */
const statementsOf = (of: string, source: string): Statement[] =>
  source
    .replaceAll(/--[^\n]*/g, '')
    .split(';')
    .map((text) => ({ of, text: text.replaceAll(/\s+/g, ' ').trim() }));

async function readFunctions(): Promise<readonly Statement[]> {
  const { rows } = await sql<{ name: string; source: string }>`
    SELECT proname AS name, prosrc AS source FROM pg_proc
    WHERE pronamespace = 'public'::regnamespace`.execute(database.owner);
  return rows.flatMap(({ name, source }) => statementsOf(name, source));
}

const SERVER = join(import.meta.dirname, '..');

/** The statements that the program itself sends. */
function readProgram(): readonly Statement[] {
  const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/test|node_modules|dist/.test(file),
  );
  return files.flatMap((file) =>
    [...readFileSync(join(SERVER, file), 'utf8').matchAll(/\bsql(?:<[^`]*?>)?`([^`]*)`/g)].flatMap(
      ([, text = '']) => statementsOf(file, text),
    ),
  );
}

const everyStatement = async () => [...(await readFunctions()), ...readProgram()];

const placesIn = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(/\b(?:FROM|JOIN|UPDATE|INTO) (\w+)/g)].flatMap(
      ([, name = '']) => PLACEMENT[name] ?? [],
    ),
  );

const namesOf = (statements: readonly Statement[]): string[] =>
  [...new Set(statements.map((each) => each.of))].toSorted();

const js = (pattern: string): RegExp => new RegExp(pattern.replaceAll('\\M', '\\b'));

describe('tables', () => {
  it('each says where its rows live', async () => {
    const { rows } = await sql<{ name: string }>`
      SELECT relname AS name FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`.execute(database.owner);
    const names = rows.map(({ name }) => name).toSorted();
    expect(names).toEqual(Object.keys(PLACEMENT).toSorted());
  });

  it('of players: every unique key begins with the player', async () => {
    const keys = (await readKeys()).filter(
      ({ target, table_name: name }) => !target && SPREAD.includes(name),
    );
    expect(new Set(keys.map((key) => key.table_name))).toEqual(new Set(SPREAD));
    expect(keys.filter(({ first }) => first !== 'player_id')).toEqual([]);
  });

  it('of players: foreign keys begin with the player on both sides, and nobody else points at them', async () => {
    const keys = (await readKeys()).filter(
      ({ target, table_name: name }) =>
        target && (SPREAD.includes(name) || SPREAD.includes(target)),
    );
    expect(keys.length).toBeGreaterThan(1);
    const leaving = keys.filter(
      (key) =>
        !SPREAD.includes(key.table_name) ||
        !SPREAD.includes(key.target ?? '') ||
        key.first !== 'player_id' ||
        key.target_first !== 'player_id',
    );
    expect(leaving).toEqual([]);
  });
});

describe('statements', () => {
  it('lock rows of one placement at a time', async () => {
    const locks = (await everyStatement()).filter(({ text }) =>
      /FOR (NO KEY )?(UPDATE|SHARE)/.test(text),
    );
    expect(locks.length).toBeGreaterThan(5);
    expect(namesOf(locks.filter(({ text }) => placesIn(text).size > 1))).toEqual([]);
  });

  it('look up what arrays name among the rows of their players alone', async () => {
    const direct = js(`JOIN ${A_SPREAD}`);
    const wide = (await everyStatement()).filter(
      ({ text }) => /unnest\(|generate_subscripts\(/.test(text) && direct.test(text),
    );
    expect(namesOf(wide)).toEqual(WIDE_LOOK_UPS);
  });

  it('compute nothing inside an update of what is spread that each machine would compute anew', async () => {
    const update = js(
      `UPDATE ${A_SPREAD}.*(app_now\\(|nextval|random\\(|::int\\[\\]|::timestamptz)`,
    );
    expect(namesOf((await everyStatement()).filter(({ text }) => update.test(text)))).toEqual([]);
  });

  it('about the books know no number of a transaction', async () => {
    const known = (await everyStatement()).filter(
      ({ of, text }) => /ledger_/.test(text + of) && /\bxid|xact_id/.test(text),
    );
    expect(namesOf(known)).toEqual([]);
  });

  it('that fail are told apart without the bare name of a constraint', () => {
    const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !/test|node_modules/.test(file),
    );
    expect(files.length).toBeGreaterThan(50);
    expect(
      files.filter((file) => /\.constraint\b/.test(readFileSync(join(SERVER, file), 'utf8'))),
    ).toEqual([]);
  });
});

describe('triggers', () => {
  type Trigger = { table_name: string; name: string; bits: number; source: string };
  const TRUNCATE = 32;
  const ROWS = 4 | 8 | 16;

  it('stand alone on TRUNCATE, and read no table of another placement', async () => {
    const { rows } = await sql<Trigger>`
      SELECT c.relname AS table_name, t.tgname AS name, t.tgtype::int AS bits, p.prosrc AS source
      FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_proc p ON p.oid = t.tgfoid
      WHERE NOT t.tgisinternal AND c.relnamespace = 'public'::regnamespace`.execute(database.owner);
    expect(rows.length).toBeGreaterThan(5);
    const mixed = rows.filter(({ bits }) => (bits & TRUNCATE) !== 0 && (bits & ROWS) !== 0);
    expect(mixed.map((each) => `${each.table_name}: ${each.name}`)).toEqual([]);
    const reading = rows.filter(({ table_name: table, source }) =>
      [...placesIn(source.replaceAll('public.', ''))].some((place) => place !== PLACEMENT[table]),
    );
    expect(reading.map((each) => `${each.table_name}: ${each.name}`)).toEqual([]);
  });
});
