// What a route costs before it shows: the JS and CSS that its files import, as the build compressed them.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BUDGETS, type Route } from './budgets.ts';

type Chunk = {
  readonly file: string;
  readonly name?: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
};

const DIST = join(import.meta.dirname, '../packages/web/dist');
const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  Chunk
>;

/** The chunk of a module, or the group that took the module's name. */
const keyOf = (name: string): string => {
  const keys = Object.keys(manifest);
  const found =
    keys.find((key) => key === name || key.endsWith(`/${name}.tsx`)) ??
    keys.find((key) => key.endsWith('.js') && manifest[key]?.name === name);
  if (found === undefined) throw new Error(`the build has no ${name}`);
  return found;
};

/** The chunks that are imported statically from these, with themselves. */
function closureOf(names: readonly string[]): ReadonlySet<string> {
  const found = new Set(names.map(keyOf));
  for (const key of found) for (const next of manifest[key]?.imports ?? []) found.add(next);
  return found;
}

const filesOf = (route: Route): readonly string[] => [
  ...new Set(
    [...closureOf(['index.html', ...route.modules])].flatMap((key) => {
      const { file, css = [] } = manifest[key]!;
      return [file, ...css];
    }),
  ),
];

/** Bytes on the network: small files are sent as they are. */
function bytesOf(file: string): number {
  const path = join(DIST, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

test.each(BUDGETS)('$name stays within its budget of $bytes bytes', (route) => {
  const files = filesOf(route).map((file) => [file, bytesOf(file)] as const);
  const sum = files.reduce((all, [, bytes]) => all + bytes, 0);
  expect(sum, JSON.stringify(files)).toBeLessThanOrEqual(route.bytes);
  expect(files.length, JSON.stringify(files)).toBeLessThanOrEqual(route.files);
});

test('no chunk imports itself through others', () => {
  const circular = Object.keys(manifest).filter((key) => {
    const imported = new Set(manifest[key]?.imports);
    for (const each of imported)
      for (const next of manifest[each]?.imports ?? []) imported.add(next);
    return imported.has(key);
  });
  expect(circular).toEqual([]);
});
