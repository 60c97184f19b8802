// Everything that must hold, with one command on a fresh clone: types, lint, format, house rules, unit,
// property, server, hub and browser tests. Ends with a line "N passed, N failed".
import { spawnSync } from 'node:child_process';
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

function step(name, command, parameters) {
  console.log(`\n== ${name}`);
  const run = spawnSync(bin(command), parameters, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...(long ? { TEST_LONG: '1' } : {}) },
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
    if (tests.length === 0) return status === 'failed' ? [`${file}: ${message}`] : [];
    return tests.map((test) => `${file} > ${test.fullName}\n${test.failureMessages.join('\n')}`);
  });
}

function suite(name, parameters) {
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
  if (!existsSync(report)) {
    failures.push(`${name}: no report was written`);
    return;
  }
  const result = JSON.parse(readFileSync(report, 'utf8'));
  passed += result.numPassedTests;
  const failed = failuresOf(result);
  // A fault outside every test and file, as in a set-up, is in none of them.
  if (!green && failed.length === 0) failed.push(`${name}: see its log`);
  failures.push(...failed);
  tellSkipped(result);
}

check('types', 'tsc', ['-b']);
check('lint', 'oxlint', ['.']);
check('format', 'oxfmt', ['--check', '.']);
if (!onlyStatic) {
  // In one run, so that a worker that has no file left of one of them goes on with the next.
  suite('unit and server tests', ['--project', 'unit', '--project', 'page', '--project', 'server']);
  suite('browser tests', ['--project', 'browser']);
} else {
  suite('house rules', ['--project', 'unit', 'tools']);
}

for (const failure of failures) console.log(`\nfailed: ${failure}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);
