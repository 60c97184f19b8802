import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** How test files ended: `green`, the first failure, or `nothing ran` with what was said. */
export type Tried =
  | { readonly kind: 'green'; readonly tests: number }
  | { readonly kind: 'failed'; readonly by: string }
  | { readonly kind: 'nothing ran'; readonly why: string };

type Report = {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
};

/** A test that a fault keeps from ending is over after this; a browser takes its time. */
const PATIENCE_MS = { usual: 120_000, browser: 420_000, all: 1_800_000 };

const projectOf = (test: string): string => {
  if (test.startsWith('packages/server/')) return 'server';
  if (test.startsWith('e2e/')) return 'browser';
  return /^packages\/(client|ui|shell|web|console)\//.test(test) ? 'page' : 'unit';
};

/** Whether the project of a test starts PostgreSQL. */
export const needsDatabase = (test: string): boolean =>
  ['server', 'browser'].includes(projectOf(test));

function firstFailure({ testResults }: Report, folder: string): string | undefined {
  for (const { name, status, message, assertionResults } of testResults) {
    const file = name.slice(folder.length + 1);
    const failed = assertionResults.find((test) => test.status === 'failed');
    if (failed) return `${file}: ${failed.fullName}`;
    if (status === 'failed') return `${file}: ${message.split('\n', 1)[0] || 'its beginning'}`;
  }
  return undefined;
}

type Options = { readonly databaseUrl: string; readonly all?: boolean };

/** Runs test files of a copy of the project, up to the first failure unless all are asked for. */
export async function tryTests(
  folder: string,
  tests: readonly string[],
  options: Options,
): Promise<Tried> {
  let green = 0;
  // Projects bound their workers in their own way, and so do not run together.
  for (const project of new Set(tests.map(projectOf))) {
    const own = tests.filter((test) => projectOf(test) === project);
    const tried = await tryProject(folder, project, own, options);
    if (tried.kind !== 'green') return tried;
    green += tried.tests;
  }
  return { kind: 'green', tests: green };
}

async function tryProject(
  folder: string,
  project: string,
  tests: readonly string[],
  { databaseUrl, all = false }: Options,
): Promise<Tried> {
  const report = join(folder, 'report.json');
  rmSync(report, { force: true });
  const order = [join(folder, 'node_modules/vitest/vitest.mjs'), 'run', ...tests];
  order.push('--project', project, '--reporter=json', `--outputFile=${report}`);
  // A busy machine makes a browser late now and then; that must not stop the whole list.
  order.push(all ? '--retry=2' : '--bail=1');
  const child = spawn(process.execPath, order, {
    cwd: folder,
    env: { ...process.env, DATABASE_URL: databaseUrl },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      said = (said + text.toString()).slice(-2_000);
    });
  }
  const patienceMs = PATIENCE_MS[all ? 'all' : project === 'browser' ? 'browser' : 'usual'];
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  }, patienceMs);
  await once(child, 'close');
  clearTimeout(timer);
  if (isLate) return { kind: 'failed', by: `no end within ${patienceMs / 1000} s` };
  if (!existsSync(report)) return { kind: 'nothing ran', why: said.trim() };
  const result = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const by = firstFailure(result, folder);
  if (by !== undefined) return { kind: 'failed', by };
  if (result.numPassedTests === 0) return { kind: 'nothing ran', why: said.trim() };
  return { kind: 'green', tests: result.numPassedTests };
}
