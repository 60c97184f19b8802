import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runAudit } from '../cli/commands/audit.ts';
import { runFeed } from '../cli/commands/feed.ts';
import { runOperator } from '../cli/commands/operator.ts';
import { runSite } from '../cli/commands/site.ts';
import { bundle } from '#testing/bundle';
import { createTestDatabase, type TestDatabase } from '#testing';
import { runInProcess, type Said } from '#testing/run-command';

/** The commands of the operator, in this process; that each is started as a program too, the last test holds. */
const ROOT = join(import.meta.dirname, '../../..');
const COMMANDS = { audit: runAudit, feed: runFeed, operator: runOperator, site: runSite } as const;
type Command = keyof typeof COMMANDS;
let database: TestDatabase;
let folder = '';
beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'fairlot-command-'));
});
afterAll(async () => {
  await database.stop();
  rmSync(folder, { recursive: true });
});

const variables = (env: Readonly<Record<string, string>>) => ({
  INIT_CWD: folder,
  DATABASE_URL: database.ownerUrl,
  FAIRLOT_DATA: folder,
  ...env,
});

const run = (
  command: Command,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Said> => runInProcess(COMMANDS[command], args, variables(env));

/** Starts a program and waits for its end. */
function start(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Said> {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [program, ...args], {
    cwd: ROOT,
    env: { PATH, ...variables(env) },
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => (out += String(chunk)));
  child.stderr.on('data', (chunk: Buffer) => (err += String(chunk)));
  return new Promise((done) =>
    child.once('close', (code) => done({ code: code ?? Number.NaN, out, err })),
  );
}

async function withProgram(name: string, work: (program: string) => Promise<void>): Promise<void> {
  const program = await bundle(join(import.meta.dirname, `../${name}.ts`));
  try {
    await work(program);
  } finally {
    rmSync(program);
  }
}

test('a feed that is not there is said in one line', async () => {
  const gone = await run('feed', ['import', 'gone.csv']);
  expect(gone).toMatchObject({ code: 1, out: '' });
  expect(gone.err).toMatch(/^the feed cannot be read: .*no such file.*gone\.csv'\n$/);
});

test('a malformed feed is refused with the line that is wrong', async () => {
  const lines = 'issue,date,number\n2022255,2022-09-31,0 9 9\n2022256,2022-09-23,0 9\n';
  writeFileSync(join(folder, 'wrong.csv'), lines);
  const wrong = await run('feed', ['import', 'wrong.csv']);
  expect(wrong).toMatchObject({ code: 1, err: 'nothing came in\n' });
  expect(wrong.out).toContain('line 2: "2022-09-31" is not a date');
  expect(wrong.out).toContain('line 3: "0 9" is not a result of FC3D');
});

test('a database that is away is said in one line', async () => {
  const away = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
  const err = 'The database of DATABASE_URL does not answer.\n';
  expect(await run('site', ['show'], away)).toEqual({ code: 1, out: '', err });
});

test('the audit says of every invariant whether it holds', async () => {
  const { code, out, err } = await run('audit', []);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const lines = out.trim().split('\n');
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.filter((line) => !line.startsWith('holds '))).toEqual([]);
});

test('prints the books of the house and how far they are sealed', async () => {
  const { code, out, err } = await run('site', ['books']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^mint: 0 DEM\nrevenue: 0 DEM\n0 seals up to journal 0 of 0\n$/);
});

test('the operator sees the issues that are stuck, and says which to retry', async () => {
  expect(await run('site', ['issues'])).toMatchObject({ code: 0, out: 'no issue is stuck\n' });
  const none = await run('site', ['issues', 'retry', '77']);
  expect(none).toMatchObject({ code: 0, out: 'issue 77 is not stuck\n' });
  const wrong = await run('site', ['issues', 'retry', '1e3']);
  expect(wrong).toMatchObject({ code: 2, err: '' });
});

test('a word that every object knows is no command', async () => {
  for (const [command, args] of [
    ['operator', ['constructor', 'wang']],
    ['operator', ['__proto__', 'wang']],
    ['site', ['constructor']],
    ['site', ['toString', '4']],
  ] as const) {
    const said = await run(command, args);
    expect(said, args.join(' ')).toMatchObject({ code: 2, err: '' });
    expect(said.out).toContain(`npm run ${command} --`);
  }
});

test('words that a command has no use for are refused, and so is a reason that says nothing', async () => {
  for (const [command, typed] of [
    ['operator', 'reset wang junk'],
    ['operator', 'disable wang junk'],
    ['operator', 'list junk'],
    ['site', 'register open junk'],
    ['site', 'offline 5 junk'],
    ['site', 'correct-days 271'],
    ['site', 'play 4 ssc.c.total off junk'],
    ['site', 'register open --reason \u200b\u200b\u200b'],
    ['feed', 'offline FFC junk'],
    ['feed', 'import gone.csv --game FC3D junk'],
    ['feed', 'beacon junk'],
    ['audit', 'junk'],
    ['audit', '--help'],
  ] as const) {
    const said = await run(command, typed.split(' '));
    expect(said, typed).toMatchObject({ code: 2, err: '' });
    expect(said.out).toMatch(new RegExp(`^npm run ${command} `));
  }
});

test('odds out of reach are refused', async () => {
  const said = await run('site', ['odds', '4', 'ssc.c.total', 'big', '1e9']);
  expect(said).toMatchObject({ code: 2, err: '' });
  expect(said.out).toContain('npm run site -- show');
  // Nor odds that would return more than is staked: the counts say so, not a table.
  const above = await run('site', ['odds', '4', 'ssc.c.total', 'big', '2.0001']);
  expect(above.out + above.err).toContain('it would return more than is staked');
});

/** What the audit of the operators has on acts on a target, oldest first. */
async function auditOf(target: string) {
  const { rows } = await sql<Record<string, unknown>>`
    SELECT kind, actor, permission, before, after, reason FROM operator_audit
    WHERE target = ${target} ORDER BY n`.execute(database.owner);
  return rows;
}

test('a game of a category is added by a command, under a number and a code of its own', async () => {
  const added = await run('site', ['game', 'add', '8', '夜场', 'Night', '--reason', 'a test']);
  const out = 'game 1001 SSC3-1001, offline until it is sold\n';
  expect(added).toMatchObject({ code: 0, out });
  expect(await auditOf('category 8')).toMatchObject([{ actor: 'command', reason: 'a test' }]);
  const none = await run('site', ['game', 'sale', '4', 'maybe']);
  expect(none).toMatchObject({ code: 2, err: '' });
  const sixteen = await run('site', ['prize-limit', '4', '0x10']);
  expect(sixteen).toMatchObject({ code: 2, err: '' });
});

test('what a command changes stands in the audit of the operators, by whom and why', async () => {
  const done = await run('site', ['prize-limit', '4', '300000', '--reason', 'a', 'quiet', 'day']);
  expect(done).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^version \d+: a bet pays at most 300000\n$/),
  });
  const sale = await run('feed', ['offline', 'FFC']);
  expect(sale).toMatchObject({ code: 0, out: 'FFC is in maintenance\n' });
  expect(await auditOf('game 4')).toEqual([
    {
      kind: 'act',
      actor: 'command',
      permission: 'lottery.games.limits',
      before: expect.objectContaining({ prizeLimit: '400000000' }),
      after: expect.objectContaining({ prizeLimit: '300000000', version: expect.any(Number) }),
      reason: 'a quiet day',
    },
    {
      kind: 'act',
      actor: 'command',
      permission: 'lottery.games.change',
      before: { state: 0, reason: '', version: expect.any(Number) },
      after: { state: 1, reason: 'operator', version: expect.any(Number) },
      reason: 'npm run feed -- offline FFC',
    },
  ]);
});

test('a change that is refused or not understood leaves no row', async () => {
  const blocked = await run('site', ['block', 'nowhere']);
  expect(blocked).toMatchObject({ code: 0, out: 'nowhere is not an address\n' });
  expect(await run('site', ['single-session', 'perhaps'])).toMatchObject({ code: 2 });
  expect(await run('site', ['single-session', 'on'])).toMatchObject({ code: 0 });
  const within = 'a number is corrected within 14 days of its draw\n';
  expect(await run('site', ['correct-days', '14'])).toMatchObject({ code: 0, out: within });
  expect(await auditOf('site')).toMatchObject([
    {
      permission: 'site.settings.change',
      before: { isSingleSession: false },
      after: { isSingleSession: true },
      reason: 'npm run site -- single-session on',
    },
    {
      permission: 'site.settings.change',
      before: { correctDays: 30 },
      after: { correctDays: 14 },
      reason: 'npm run site -- correct-days 14',
    },
  ]);
});

test('creates an operator and prints the invitation once', async () => {
  const made = await run('operator', ['add', 'wang', 'games']);
  expect(made).toMatchObject({ code: 0, err: '' });
  expect(made.out).toMatch(/link: http:\/\/localhost:3001\/Enrol#[\w-]{43}\n/);
  expect(made.out).toMatch(/code: ([a-z2-9]{4}-){3}[a-z2-9]{4}\n/);
  const again = await run('operator', ['add', 'Wang']);
  expect(again).toMatchObject({ code: 1, out: 'this name is taken\n' });
  expect(await run('operator', ['add', 'li', 'king'])).toMatchObject({ code: 1 });
  expect(await run('operator', ['add', '1;--'])).toMatchObject({ code: 1 });
  const reserved = await run('operator', ['add', 'Command']);
  expect(reserved).toMatchObject({ code: 1, out: expect.stringContaining('somebody else') });
  const { rows } = await sql<{ hours: number }>`
    SELECT ceil(extract(epoch FROM expires_at - app_now()) / 3600)::int AS hours
    FROM operator_invitation JOIN operator USING (operator_id) WHERE name = 'wang'`.execute(
    database.owner,
  );
  expect(rows).toEqual([{ hours: 24 }]);
  expect(await run('operator', ['disable', 'nobody'])).toMatchObject({ code: 1 });
  expect((await run('operator', ['list'])).out).toBe('wang  games\n');
  expect(await auditOf('operator wang')).toMatchObject([
    { actor: 'command', permission: 'operator.accounts.add', after: { roles: ['games'] } },
  ]);
});

test('who may follow and be followed is changed for players that there are', async () => {
  const gone = await run('site', ['follow', 'nobody', 'off']);
  expect(gone).toEqual({ code: 1, out: 'nobody: there is no such player\n', err: '' });
  expect(await run('site', ['follow', 'nobody', 'maybe'])).toMatchObject({ code: 2, err: '' });
});

test('flags of players are set by their names, those that operators have', async () => {
  const gone = await run('site', ['flag', 'nobody', 'DISABLE_BET', 'on']);
  expect(gone).toEqual({ code: 1, out: 'nobody: there is no such player\n', err: '' });
  const own = await run('site', ['flag', 'nobody', 'SELF_EXCLUDED', 'off']);
  expect(own).toMatchObject({ code: 1, out: expect.stringContaining('not set by operators') });
  for (const words of [
    ['flag', 'nobody', 'NO_SUCH_FLAG', 'on'],
    ['flag', 'nobody', 'DISABLE_BET', 'maybe'],
  ]) {
    expect(await run('site', words)).toMatchObject({ code: 2, err: '' });
  }
});

test('what players have to turn over is changed for those that there are, by amounts that are some', async () => {
  for (const words of [
    ['require', 'nobody', '10', '1.5'],
    ['waive', 'nobody'],
  ]) {
    const gone = await run('site', words);
    expect(gone).toEqual({ code: 1, out: 'nobody: there is no such player\n', err: '' });
  }
  const none = await run('site', ['require', 'nobody', '0', '1']);
  expect(none).toMatchObject({ code: 2, err: '' });
});

const SLOW_MS = 120_000;
test.each([
  ['audit', ''],
  ['feed', 'online FFC'],
  ['operator', 'list'],
  ['site', 'books'],
] as const)(
  'the program of npm run %s does what its words say',
  async (command, typed) => {
    const words = typed.split(' ').filter(Boolean);
    await withProgram(`cli/${command}`, async (program) => {
      const said = await start(program, words);
      expect(said).toMatchObject({ code: 0, err: '' });
      expect(said).toEqual(await run(command, words));
    });
  },
  SLOW_MS,
);

test(
  'the product says in a line why it does not start',
  async () => {
    await withProgram('main', async (program) => {
      const junk = await start(program, ['junk']);
      expect(junk).toMatchObject({ code: 2, err: '', out: expect.stringMatching(/^npm start /) });
      const rate = 'RATE_LIMIT is "many": it takes a whole number from 0 to 1000000000.\n';
      const unset = await start(program, [], { RATE_LIMIT: 'many' });
      expect(unset).toEqual({ code: 1, out: '', err: rate });
      const err =
        'The database of DATABASE_URL does not answer. Start it, or correct the address.\n';
      const away = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
      expect(await start(program, [], away)).toEqual({ code: 1, out: '', err });
    });
  },
  SLOW_MS,
);
