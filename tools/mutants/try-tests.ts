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
  return test.startsWith('e2e/') ? 'browser' : 'unit';
};

function firstFailure({ testResults }: Report, folder: string): string | undefined {
  for (const { name, status, message, assertionResults } of testResults) {
    const file = name.slice(folder.length + 1);
    const failed = assertionResults.find((test) => test.status === 'failed');
    if (failed) return `${file}: ${failed.fullName}`;
    if (status === 'failed') return `${file}: ${message.split('\n', 1)[0] || 'its beginning'}`;
  }
  return undefined;
}

/** Runs test files of a copy of the project, up to the first failure unless all are asked for. */
export async function tryTests(
  folder: string,
  tests: readonly string[],
  { databaseUrl, all = false }: { readonly databaseUrl: string; readonly all?: boolean },
): Promise<Tried> {
  const report = join(folder, 'report.json');
  rmSync(report, { force: true });
  const order = [join(folder, 'node_modules/vitest/vitest.mjs'), 'run', ...tests];
  for (const project of new Set(tests.map(projectOf))) order.push('--project', project);
  order.push('--reporter=json', `--outputFile=${report}`);
  if (!all) order.push('--bail=1');
  const child = spawn(process.execPath, order, {
    cwd: folder,
    env: { ...process.env, DATABASE_URL: databaseUrl },
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text: Buffer) => {
    said = (said + text.toString()).slice(-2_000);
  });
  const inBrowser = tests.some((test) => projectOf(test) === 'browser');
  const patienceMs = PATIENCE_MS[all ? 'all' : inBrowser ? 'browser' : 'usual'];
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
