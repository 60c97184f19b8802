// Everything that must hold, with one command on a fresh clone: types, lint, format, house rules, unit,
// property, server, hub and browser tests. Ends with a line "N passed, N failed".
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installIfNeeded } from './tools/install.mjs';

const root = dirname(fileURLToPath(import.meta.url));
const args = process.argv.slice(2);
const KNOWN = ['--static', '--long'];
if (args.some((arg) => !KNOWN.includes(arg))) {
  console.log('npm test, npm run test:long or npm run check: none of them takes more words');
  process.exit(2);
}
const onlyStatic = args.includes('--static');
const long = args.includes('--long');

installIfNeeded(root, console.log);

const bin = (name) =>
  join(root, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);
let passed = 0;
/** What failed, told once more at the end: the log above it is long. */
const failures = [];
/** What failed beside others and passed by itself, told at the end too: see decision 0164. */
const unsteady = [];
/** So many files that failed are run once more; more of them are no accident. */
const MOST_AGAIN = 3;

function step(name, command, parameters) {
  console.log(`\n== ${name}`);
  const run = spawnSync(bin(command), parameters, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    // Pictures are for people who look: of the short run nobody keeps them.
    env: { ...process.env, ...(long ? { TEST_LONG: '1' } : { TEST_PICTURES: '0' }) },
  });
  return run.status === 0;
}

function check(name, command, parameters) {
  if (step(name, command, parameters)) passed += 1;
  else failures.push(name);
}

/** The names of skipped tests say why; a group that is skipped is told in one line. */
function tellSkipped({ testResults }) {
  const groups = new Map();
  for (const { ancestorTitles, title, status } of testResults.flatMap(
    (file) => file.assertionResults,
  )) {
    if (status === 'passed' || status === 'failed') continue;
    const group = ancestorTitles.length > 0 ? ancestorTitles.join(' > ') : title;
    groups.set(group, (groups.get(group) ?? 0) + 1);
  }
  for (const [group, tests] of groups) console.log(`skipped: ${group} (${tests})`);
}

/** The failed tests of a report; of a file that does not load, the file. */
function failuresOf({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    const file = relative(root, name);
    if (tests.length === 0) {
      return status === 'failed' ? [{ file, name: file, text: `${file}: ${message}` }] : [];
    }
    return tests.map(({ fullName, failureMessages }) => {
      const name = `${file} > ${fullName}`;
      return { file, name, text: `${name}\n${failureMessages.join('\n')}` };
    });
  });
}

/** Runs tests; gives their report, if one was written, and whether all was well. */
function run(name, parameters) {
  const report = join(root, '.fairlot', `${name.replaceAll(' ', '-')}.json`);
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const green = step(name, 'vitest', [
    'run',
    ...parameters,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  return { green, result: existsSync(report) && JSON.parse(readFileSync(report, 'utf8')) };
}

/**
 * Whether all of what failed passes when its files run by themselves. A fault of the product fails
 * again; one that needed a busy machine is named, and is to be mended like any other.
 */
function passAlone(name, failed) {
  const files = [...new Set(failed.map(({ file }) => file))];
  if (failed.length === 0 || files.length > MOST_AGAIN) return false;
  for (const { text } of failed) console.log(`\nfailed: ${text}`);
  const { green, result } = run(`${name} once more`, [...files, '--maxWorkers=1']);
  return green && Boolean(result) && files.length === result.testResults.length;
}

function suite(name, parameters) {
  const { green, result } = run(name, parameters);
  if (!result) {
    failures.push(`${name}: no report was written`);
    return;
  }
  passed += result.numPassedTests;
  tellSkipped(result);
  const failed = failuresOf(result);
  if (passAlone(name, failed)) {
    passed += failed.length;
    unsteady.push(...failed.map((test) => test.name));
    return;
  }
  failures.push(...failed.map(({ text }) => text));
  // A fault outside every test and file, as in a set-up, is in none of them.
  if (!green && failed.length === 0) failures.push(`${name}: see its log`);
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
if (!onlyStatic) {
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
  console.log(`\nunsteady: ${name} (failed beside others, passed by itself)`);
for (const failure of failures) console.log(`\nfailed: ${failure}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);
