// Everything that must hold, with one command on a fresh clone: types, lint, format, house rules, unit,
// page, server and browser tests. `npm test` runs the short ring, `--all` every test, `--long` every test in
// its full size (decision 0224). Ends with a line "N passed, N failed".
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installIfNeeded } from './tools/install.mjs';
import { readArguments } from './tools/test/arguments.mjs';
import { costLine, cpuSeconds, inMinutes } from './tools/test/cpu.mjs';
import { failuresOf, skippedLines } from './tools/test/report.mjs';

const root = dirname(fileURLToPath(import.meta.url));
const read = readArguments(process.argv.slice(2));
if (!read) {
  console.log('npm test takes --all or --long and no other words; npm run check takes none');
  process.exit(2);
}
const { ring, env } = read;

installIfNeeded(root, console.log);

const bin = (name) =>
  join(root, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);
let passed = 0;
/** What failed, repeated at the end: the log above it is long. */
const failures = [];
/** Tests that failed beside others and passed alone, named at the end too. */
const unsteady = [];
/** At most so many failed files of a suite run again; more of them are no accident. */
const MOST_AGAIN = 3;

function step(name, command, parameters, more = {}) {
  console.log(`\n== ${name}`);
  const run = spawnSync(bin(command), parameters, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env, ...more },
  });
  return run.status === 0;
}

function check(name, command, parameters) {
  if (step(name, command, parameters)) passed += 1;
  else failures.push(name);
}

/** Runs tests. Returns their report, if one was written, and whether all was well. */
function run(name, parameters, more) {
  const report = join(root, '.fairlot', `${name.replaceAll(' ', '-')}.json`);
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const green = step(name, 'vitest', ['run', ...parameters, ...reporters], more);
  return { green, result: existsSync(report) && JSON.parse(readFileSync(report, 'utf8')) };
}

/**
 * Runs failed files alone: one worker, and a process for each file. The invariants are checked after each test then, so
 * that the test that broke one is named. A fault of the product fails again; a test that needed a quiet machine is
 * named, and is to be mended like any other. Returns what fails still, or undefined where that is not known.
 */
function failuresAlone(name, failed) {
  const files = [...new Set(failed.map(({ file }) => file))];
  if (files.length > MOST_AGAIN) return undefined;
  for (const { text } of failed) console.log(`\nfailed: ${text}`);
  const alone = [...files, '--maxWorkers=1', '--isolate'];
  const { green, result } = run(`${name} once more`, alone, { TEST_AUDIT: 'each' });
  if (!result || result.testResults.length !== files.length) return undefined;
  const still = failuresOf(root, result);
  return green === (still.length === 0) ? still : undefined;
}

function suite(name, parameters) {
  const before = cpuSeconds();
  const { green, result } = run(name, parameters);
  const after = cpuSeconds();
  if (before !== undefined) console.log(`${name}: ${inMinutes(after - before)} CPU minutes`);
  if (!result) {
    failures.push(`${name}: no report was written`);
    return;
  }
  passed += result.numPassedTests;
  for (const line of skippedLines(result)) console.log(line);
  const failed = failuresOf(root, result);
  if (failed.length === 0) {
    // A fault outside every test and file, as in a set-up, is in none of them.
    if (!green) failures.push(`${name}: see its log`);
    return;
  }
  const still = failuresAlone(name, failed);
  if (still?.length === 0) {
    passed += failed.length;
    unsteady.push(...failed.map((test) => test.name));
    return;
  }
  const all = new Map([...failed, ...(still ?? [])].map((test) => [test.name, test.text]));
  failures.push(...all.values());
}

/** Builds what the browser tests drive while the server tests wait for their databases. */
function buildBeside() {
  const building = spawn(process.execPath, [join(root, 'tools/build.mjs')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  building.stderr.setEncoding('utf8').on('data', (text) => (said = (said + text).slice(-4_000)));
  const ended = once(building, 'close').then(
    ([code]) => code,
    (error) => String(error),
  );
  return async () => {
    const code = await ended;
    if (code !== 0) failures.push(`build: ended with ${code}\n${said}`);
  };
}

check('types', 'tsc', ['-b']);
check('lint', 'oxlint', ['.']);
check('format', 'oxfmt', ['--check', '.']);
if (ring !== 'static') {
  const built = buildBeside();
  // In one run, so that a worker that has no file left of one of them goes on with the next.
  suite('unit and server tests', ['--project', 'unit', '--project', 'page', '--project', 'server']);
  // Two of them at once would write the same files.
  await built();
  suite('browser tests', ['--project', 'browser']);
} else {
  suite('house rules', ['--project', 'unit', 'tools']);
}

for (const name of unsteady)
  console.log(`\nunsteady: ${name} (failed beside others, passed alone)`);
for (const failure of failures) console.log(`\nfailed: ${failure}`);
console.log(`\n${costLine(ring, performance.now() / 1000, cpuSeconds())}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);
