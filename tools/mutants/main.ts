import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveDatabase } from '../../packages/server/database/resolve.ts';
import { isInShortRing } from '../test/short-ring.ts';
import { copyProject } from './copy.ts';
import { plant, type Fault, type Result } from './faults/fault.ts';
import { faults } from './faults/index.ts';
import { document, shareOf } from './report.ts';
import { needsDatabase, tryTests } from './try-tests.ts';

/**
 * `npm run mutants [-- WORDS]`: plants the faults of the list one after another and says which of
 * them the tests that they name catch. One database serves all runs; two copies are tried at once.
 */
const ROOT = join(import.meta.dirname, '../..');
const COPIES = 2;
const ENOUGH = 0.95;

const words = process.argv.slice(2);
const wanted = faults.filter((fault) =>
  words.every((word) => `${fault.file} ${fault.breaks} ${fault.find}`.includes(word)),
);

async function tryFault(folder: string, fault: Fault, databaseUrl: string): Promise<Result> {
  const path = join(folder, fault.file);
  const text = readFileSync(path, 'utf8');
  const spoilt = plant(text, fault);
  if (spoilt === undefined) return { fault, outcome: 'stale', by: 'its text is not there once' };
  writeFileSync(path, spoilt);
  try {
    const tried = await tryTests(folder, fault.tests, { databaseUrl });
    if (tried.kind === 'failed') return { fault, outcome: 'caught', by: tried.by };
    if (tried.kind === 'green') return { fault, outcome: 'survived', by: `${tried.tests} passed` };
    return { fault, outcome: 'broken', by: tried.why.split('\n').at(-1) ?? '' };
  } finally {
    writeFileSync(path, text);
  }
}

/** A fault that only the long rings catch would land: `npm test` must run what catches it. */
function checkRing(): void {
  for (const { file, breaks, tests } of wanted) {
    const outside = tests.filter((path) => !isInShortRing(ROOT, path));
    if (outside.length === 0) continue;
    throw new Error(`${file}: ${breaks}: npm test does not run ${outside.join(' and ')}`);
  }
}

const NO_DATABASE = { ownerUrl: '', stop: async () => undefined };

/** Tests of rules and of clients need none. */
async function startDatabase(
  folder: string,
): Promise<{ ownerUrl: string; stop(): Promise<unknown> }> {
  const isNeeded = wanted.some(({ tests }) => tests.some((path) => needsDatabase(path)));
  if (!isNeeded) return NO_DATABASE;
  return resolveDatabase({ databaseUrl: process.env['DATABASE_URL'], folder, fsync: false });
}

/** A test that is red without any fault would catch everything. */
async function checkGreen(folder: string, databaseUrl: string): Promise<void> {
  const tests = [...new Set(wanted.flatMap((fault) => fault.tests))].toSorted();
  const tried = await tryTests(folder, tests, { databaseUrl, all: true });
  if (tried.kind === 'green') {
    console.log(`${tests.length} test files are green: ${tried.tests} tests`);
    return;
  }
  throw new Error(tried.kind === 'failed' ? `red without any fault: ${tried.by}` : tried.why);
}

async function tryAll(folders: readonly string[], databaseUrl: string): Promise<Result[]> {
  const results: Result[] = [];
  const left = [...wanted.entries()];
  const work = async (folder: string): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [place, fault] = next;
      const result = await tryFault(folder, fault, databaseUrl);
      results[place] = result;
      console.log(`${result.outcome.padEnd(8)}  ${fault.file}: ${fault.breaks} (${result.by})`);
    }
  };
  await Promise.all(folders.map(work));
  return results;
}

async function main(): Promise<number> {
  if (wanted.length === 0) throw new Error(`no fault speaks of ${words.join(' ')}`);
  checkRing();
  const data = mkdtempSync(join(tmpdir(), 'fairlot-mutants-data-'));
  const database = await startDatabase(data);
  const copies = Array.from({ length: COPIES }, () => copyProject(ROOT));
  const folders = copies.map(({ folder }) => folder);
  // Who breaks it off leaves no copies behind; the database ends with this process.
  const tidyUp = (): void => {
    for (const copy of copies) copy.remove();
    rmSync(data, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      tidyUp();
      process.exit(1);
    });
  }
  try {
    await checkGreen(folders[0] ?? '', database.ownerUrl);
    const results = await tryAll(folders, database.ownerUrl);
    const today = new Date().toISOString().slice(0, 10);
    if (words.length === 0)
      writeFileSync(join(ROOT, 'tools/mutants/RESULTS.md'), document(results, today));
    const notTried = results.filter(({ outcome }) => outcome === 'stale' || outcome === 'broken');
    for (const { fault, outcome, by } of notTried) {
      console.error(`${outcome.toUpperCase()}: ${fault.file}: ${fault.find} (${by})`);
    }
    const share = shareOf(results);
    console.log(`${Math.round(share * results.length)} of ${results.length} caught`);
    return share >= ENOUGH && notTried.length === 0 ? 0 : 1;
  } finally {
    await database.stop();
    tidyUp();
  }
}

process.exit(await main());
