// Adds a feature with a table, calls, a screen and a console page to a copy of the project: its folders, the lists of
// its domain and one migration. The house rules and the tests of contract, tables, navigation and routes accept it.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addToList, copyProject, writeSample } from './copy-project.ts';

const SAMPLE = join(import.meta.dirname, 'sample');
/** It takes a minute: the rings that people wait for leave it out. */
const isLight = ['short', 'static'].includes(process.env['TEST_RING'] ?? '');
const SLOW_MS = 300_000;

/** The lists of the domain `community`: a file for each side, and one for the contract of the console. */
const LISTS = [
  ['packages/wire/community/index.ts', 'guestbookHttp', 'guestbook: { http: guestbookHttp }'],
  [
    'packages/wire/community/console.ts',
    'guestbookConsole',
    'guestbook: { http: guestbookConsole }',
  ],
  ['packages/server/features/community/index.ts', 'guestbook', 'guestbook'],
  ['packages/web/features/community/index.ts', 'guestbook', 'guestbook'],
  ['packages/console/features/community/index.ts', 'guestbook', 'guestbook'],
] as const;

let copy = '';

beforeAll(() => {
  if (isLight) return;
  copy = copyProject();
  writeSample(copy, SAMPLE);
  for (const [path, name, entry] of LISTS) {
    addToList(copy, path, `import { ${name} } from './guestbook/index.ts';`, entry);
  }
}, SLOW_MS);
afterAll(() => {
  if (copy) rmSync(copy, { recursive: true, force: true });
});

/** Runs tests of the copy. Returns what they print when they fail. */
function run(...parameters: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(copy, 'node_modules/vitest/vitest.mjs'), 'run', '--root', copy, ...parameters],
    { cwd: copy, encoding: 'utf8', env: { ...process.env, TEST_RING: 'all', VITEST: undefined } },
  );
  return status === 0 ? '' : `${stdout}\n${stderr}`;
}

test.skipIf(isLight)(
  'a new feature passes the house rules and the tests of the contract, the clients and the tables',
  () => {
    expect(
      run('--project', 'unit', 'tools/tidy/domains', 'tools/tidy/widths', 'tools/tidy/tidy'),
    ).toBe('');
    expect(
      run(
        '--project',
        'server',
        'packages/server/features/community/guestbook',
        'packages/server/migrations/placement',
        'packages/server/migrations/privileges',
        'packages/server/tests/mass-assignment',
        'packages/server/tests/required-ports',
      ),
    ).toBe('');
    expect(run('--project', 'page', 'packages/console/registry', 'packages/web/frame/router')).toBe(
      '',
    );
  },
  SLOW_MS,
);

test.skipIf(isLight)('the browser tests look at its screen', async () => {
  const { LISTS: screens } = (await import(join(copy, 'e2e/screens.ts'))) as {
    readonly LISTS: readonly (readonly { readonly name: string }[])[];
  };
  expect(screens.flat().map(({ name }) => name)).toContain('guestbook');
});

test.skipIf(isLight)(
  'control: without its sample calls the feature is refused',
  () => {
    rmSync(join(copy, 'packages/server/features/community/guestbook/testing/calls.ts'));
    const said = run('--project', 'server', 'packages/server/tests/mass-assignment');
    expect(said).toContain('testing/calls.ts of guestbook has no row for addEntry');
  },
  SLOW_MS,
);
