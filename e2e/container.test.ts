// The steps of the Dockerfile and the environment of compose.yaml, run without a container engine: the site answers.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../packages/server/testing/database.ts';
import { ring } from '../packages/server/testing/ring.ts';

const ROOT = dirname(import.meta.dirname);
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const home = mkdtempSync(join(tmpdir(), 'fairlot-container-'));
const app = join(home, 'app');
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database?.stop();
  rmSync(home, { recursive: true, force: true });
});

/** Instructions of the Dockerfile by name, in order. */
const instructions = read('Dockerfile')
  .split('\n')
  .flatMap((line) => {
    const [, name, words] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    return name === undefined || words === undefined ? [] : [{ name, words }];
  });
const wordsOf = (name: string): readonly string[] =>
  instructions.filter((each) => each.name === name).map(({ words }) => words);

/** The environment of a service in compose.yaml, with the default of each variable that `.env` may set. */
function composeEnvironment(service: string): Record<string, string> {
  const [, block = ''] =
    new RegExp(`^  ${service}:\\n((?:    .*\\n|\\n)+)`, 'm').exec(read('compose.yaml')) ?? [];
  const [, lines = ''] = /^    environment:\n((?: {6}.*\n)+)/m.exec(block) ?? [];
  return Object.fromEntries(
    [...lines.matchAll(/^ {6}(\w+): (.+)$/gm)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1').replaceAll(/\$\{\w+:\?[^}]*\}/g, 'secret'),
    ]),
  );
}

/** What `COPY . .` copies: the files of the project that `.dockerignore` does not name. */
function copyProject(): void {
  const { stdout } = spawnSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      cwd: ROOT,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    },
  );
  for (const file of stdout.split('\0').filter((name) => name !== '')) {
    mkdirSync(dirname(join(app, file)), { recursive: true });
    cpSync(join(ROOT, file), join(app, file), { force: true });
  }
}

/** The long run installs and builds; the others take what is installed and built here. */
function runSteps(): void {
  if (ring !== 'long') {
    for (const built of ['dist', 'packages/web/dist', 'packages/console/dist']) {
      cpSync(join(ROOT, built), join(app, built), { recursive: true });
    }
    spawnSync('cp', ['-al', join(ROOT, 'node_modules'), app]);
    return;
  }
  for (const step of wordsOf('RUN')) {
    const { status, stderr } = spawnSync('sh', ['-c', step], { cwd: app, encoding: 'utf8' });
    expect(status, `${step}: ${stderr}`).toBe(0);
  }
}

test('the site answers as compose.yaml starts it', async () => {
  copyProject();
  runSteps();
  const ofImage = Object.fromEntries(
    wordsOf('ENV')
      .flatMap((words) => words.split(' '))
      .map((pair) => pair.split('=') as [string, string]),
  );
  const ofCompose = composeEnvironment('server');
  expect(ofCompose['DATABASE_URL']).toBe('postgres://fairlot:secret@database:5432/fairlot');
  expect(ofCompose['REDIS_URL']).toBe('redis://redis:6379');
  const [program = '', ...args] = JSON.parse(wordsOf('CMD')[0] ?? '[]') as string[];
  const server = spawn(program, args, {
    cwd: app,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      ...ofImage,
      FAIRLOT_DEMO: ofCompose['FAIRLOT_DEMO'],
      CONSOLE_ORIGIN: ofCompose['CONSOLE_ORIGIN'],
      FAIRLOT_DATA: join(home, 'data'),
      DATABASE_URL: database.ownerUrl,
      BEACON_RELAYS: '',
      HOST: '127.0.0.1',
      CONSOLE_HOST: '127.0.0.1',
      PORT: '0',
      CONSOLE_PORT: '0',
      MEDIA_PORT: '0',
      SANDBOX_PORT: '0',
      GAMES: '4',
    },
  });
  const ended = once(server, 'exit');
  let said = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  }
  try {
    await expect.poll(() => said, { timeout: 50_000 }).toContain('Fairlot is ready');
    const url = /http:\/\/\S+(?=\/Login)/.exec(said)?.[0] ?? '';
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/Login`)).status).toBe(200);
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}, 300_000);
