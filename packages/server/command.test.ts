import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundle } from './testing/bundle.ts';
import { createTestDatabase, type TestDatabase } from './testing/index.ts';

/** The product and its commands as they are started: what is wrong is said in a line, not by a stack. */
const ROOT = join(import.meta.dirname, '../..');
const COMMANDS = ['audit', 'feed', 'main', 'site'] as const;
type Command = (typeof COMMANDS)[number];
/** Each of them starts a process. */
const SLOW_MS = 30_000;
const programs = new Map<Command, string>();
let database: TestDatabase;
let folder = '';
beforeAll(async () => {
  database = await createTestDatabase();
  for (const command of COMMANDS) {
    programs.set(command, await bundle(join(import.meta.dirname, `${command}.ts`)));
  }
  folder = mkdtempSync(join(tmpdir(), 'fairlot-command-'));
});
afterAll(async () => {
  await database.stop();
  rmSync(folder, { recursive: true });
  for (const program of programs.values()) rmSync(program);
});

type Said = { readonly code: number | null; readonly out: string; readonly err: string };

function run(
  command: Command,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Said> {
  const child = spawn(process.execPath, [programs.get(command) ?? '', ...args], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      INIT_CWD: folder,
      DATABASE_URL: database.ownerUrl,
      FAIRLOT_DATA: folder,
      ...env,
    },
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => (out += String(chunk)));
  child.stderr.on('data', (chunk: Buffer) => (err += String(chunk)));
  return new Promise((done) => child.once('close', (code) => done({ code, out, err })));
}

test.concurrent(
  'a feed that is not there is said in one line',
  async () => {
    const gone = await run('feed', ['import', 'gone.csv']);
    expect(gone).toMatchObject({ code: 1, out: '' });
    expect(gone.err).toMatch(/^the feed cannot be read: .*no such file.*gone\.csv'\n$/);
  },
  SLOW_MS,
);

test.concurrent(
  'a malformed feed is refused with the line that is wrong',
  async () => {
    const lines = 'issue,date,number\n2022255,2022-09-31,0 9 9\n2022256,2022-09-23,0 9\n';
    writeFileSync(join(folder, 'wrong.csv'), lines);
    const wrong = await run('feed', ['import', 'wrong.csv']);
    expect(wrong).toMatchObject({ code: 1, err: 'nothing came in\n' });
    expect(wrong.out).toContain('line 2: "2022-09-31" is not a date');
    expect(wrong.out).toContain('line 3: "0 9" is not a result of FC3D');
  },
  SLOW_MS,
);

test.concurrent(
  'a database that is away is said in one line',
  async () => {
    const away = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
    const err = 'The database of DATABASE_URL does not answer.\n';
    expect(await run('site', ['show'], away)).toEqual({ code: 1, out: '', err });
    expect(await run('main', [], away)).toEqual({ code: 1, out: '', err });
  },
  SLOW_MS,
);

test.concurrent(
  'a setting of the environment that says nothing stops the start',
  async () => {
    const err = 'RATE_LIMIT is "many": it takes a whole number from 0 to 1000000000.\n';
    const said = await run('main', [], { RATE_LIMIT: 'many' });
    expect(said).toEqual({ code: 1, out: '', err });
  },
  SLOW_MS,
);

test.concurrent(
  'the audit says of every invariant whether it holds',
  async () => {
    const { code, out, err } = await run('audit', []);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const lines = out.trim().split('\n');
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.filter((line) => !line.startsWith('holds '))).toEqual([]);
  },
  SLOW_MS,
);

test.concurrent(
  'the books of the house are told, and how far they are sealed',
  async () => {
    const { code, out, err } = await run('site', ['books']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^mint: 0 DEM\nrevenue: 0 DEM\n0 seals up to journal 0 of 0\n$/);
  },
  SLOW_MS,
);

test.concurrent(
  'the operator sees the issues that are stuck, and says which to retry',
  async () => {
    expect(await run('site', ['issues'])).toMatchObject({ code: 0, out: 'no issue is stuck\n' });
    const none = await run('site', ['issues', 'retry', '77']);
    expect(none).toMatchObject({ code: 0, out: 'issue 77 is not stuck\n' });
    const wrong = await run('site', ['issues', 'retry', '1e3']);
    expect(wrong).toMatchObject({ code: 2, err: '' });
  },
  SLOW_MS,
);

test.concurrent(
  'odds out of reach are refused',
  async () => {
    const said = await run('site', ['odds', '4', 'ssc.c.total', 'big', '1e9']);
    expect(said).toMatchObject({ code: 2, err: '' });
    expect(said.out).toContain('npm run site -- show');
  },
  SLOW_MS,
);
