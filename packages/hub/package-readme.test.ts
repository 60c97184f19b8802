import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defaultLimits } from './setting/limits.ts';

/** The README goes out with the package: it says what is so, and names only what is there. */
const here = import.meta.dirname;
const read = (path: string): string => readFileSync(join(here, path), 'utf8');
const readme = read('README.md');
const examples = readdirSync(join(here, 'examples')).map((name) => `examples/${name}`);

test.each(examples)('%s is shown as it is', (example) => {
  expect(readme).toContain(`\`${example}\``);
  expect(readme).toContain(`\n${read(example)}\`\`\``);
});

test('every limit has its row, with its default', () => {
  const rows = [...readme.matchAll(/^\| `(\w+)` \| ([\d,]+|off) \| [^|]+ \|$/gm)];
  const told = Object.fromEntries(rows.map(([, name = '', value = '']) => [name, value]));
  const meant = Object.entries(defaultLimits).map(([name, value]: [string, number]) => [
    name,
    value === Infinity ? 'off' : value.toLocaleString('en'),
  ]);
  expect(told).toEqual(Object.fromEntries(meant));
});

test('no file is named that the reader does not have', () => {
  const { files } = JSON.parse(read('package.json')) as { files: readonly string[] };
  const given = new Set([...files, ...examples, 'LICENSE', 'README.md']);
  const named = [...readme.matchAll(/`([\w./-]+\.(?:md|json|[mc]?[jt]s))`|\]\(([^)#]+)/g)];
  const paths = named.map(([, code, link]) => (code ?? link ?? '').replace(/^\.\//, ''));
  expect(paths.filter((path) => !given.has(path))).toEqual([]);
  expect(readme).not.toMatch(/packages\/|\.\.\/|npm run|https?:\/\/(?!127)/);
});
