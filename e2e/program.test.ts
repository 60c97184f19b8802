// S16: the built program starts as it was signed, and not when a byte of it is another.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../packages/server/testing/database.ts';
import { SERVER_FLAGS } from '../tools/server-flags.mjs';

const ROOT = dirname(import.meta.dirname);
const BUILT = ['dist/server', 'packages/server/migrations', 'packages/web/dist'];
const PAGE = 'packages/web/dist/index.html';
const home = mkdtempSync(join(tmpdir(), 'fairlot-signed-'));

let database: TestDatabase;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  database = await createTestDatabase();
  for (const folder of [...BUILT, 'packages/console/dist']) {
    cpSync(join(ROOT, folder), join(home, folder), { recursive: true });
  }
  env = {
    ...process.env,
    DATABASE_URL: database.ownerUrl,
    FAIRLOT_ROOT: home,
    FAIRLOT_DATA: join(home, 'data'),
    BEACON_RELAYS: '',
    GAMES: '4',
    PORT: '0',
    CONSOLE_PORT: '0',
    MEDIA_PORT: '0',
    SANDBOX_PORT: '0',
  };
});
afterAll(async () => {
  await database?.stop();
  rmSync(home, { recursive: true, force: true });
});

const program = (...words: string[]) =>
  spawnSync(process.execPath, [join(ROOT, 'dist/server/program.mjs'), ...words], {
    env,
    encoding: 'utf8',
  });

/** Starts the server until it is ready or ended: what it said, and how it ended. */
async function start(more: NodeJS.ProcessEnv = {}): Promise<{ said: string; isReady: boolean }> {
  const child = spawn(process.execPath, [...SERVER_FLAGS, join(ROOT, 'dist/server/main.mjs')], {
    env: { ...env, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let isReady = false;
  const ended = once(child, 'exit');
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece: Buffer) => {
      said += piece.toString();
      if (isReady || !said.includes('Fairlot is ready')) return;
      isReady = true;
      child.kill('SIGTERM');
    });
  }
  await ended;
  return { said, isReady };
}

const noted = async () =>
  (
    await sql<{ after: unknown }>`
      SELECT after FROM operator_audit WHERE permission = 'site.program.check' ORDER BY n`.execute(
      database.owner,
    )
  ).rows.map(({ after }) => after);

test('what nobody signed is not run; signed it runs; a byte more and it does not', async () => {
  const unsigned = await start();
  expect(unsigned.isReady).toBe(false);
  expect(unsigned.said).toContain('client: it was never signed');
  expect(program('sign').status).toBe(0);
  expect(program('check').stdout).toContain('the program is as it was signed');
  expect((await start()).isReady).toBe(true);
  appendFileSync(join(home, PAGE), ' ');
  expect(program('check')).toMatchObject({ status: 1 });
  const changed = await start();
  expect(changed.isReady).toBe(false);
  expect(changed.said).toContain(`${PAGE}: it was changed`);
  expect((await noted()).at(-1)).toEqual({
    isRefused: true,
    count: 1,
    lines: [`${PAGE}: it was changed`],
  });
  // Whoever must have it running is not kept from it, and it is said and noted all the same.
  const alarmed = await start({ PROGRAM_CHECK: 'alarm' });
  expect([alarmed.isReady, alarmed.said.includes(`${PAGE}: it was changed`)]).toEqual([true, true]);
  expect(await noted()).toContainEqual({
    isRefused: false,
    count: 1,
    lines: [`${PAGE}: it was changed`],
  });
});
