import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGES = join(import.meta.dirname, '../../..');
/** Folders without parts of the program. */
const SKIPPED = new Set(['node_modules', 'dist', 'testing', 'tests', 'examples', 'fixtures']);

export type Source = { readonly path: string; readonly text: string };

/** The sources of some packages, wherever their folders are. */
export const readSources = (packages: readonly string[]): readonly Source[] =>
  packages.flatMap((name) => [...walk(join(PACKAGES, name))]);

function* walk(folder: string): Generator<Source> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!SKIPPED.has(entry.name)) yield* walk(path);
    } else if (/\.tsx?$/.test(entry.name) && !/(^testing|\.test)\.tsx?$/.test(entry.name)) {
      yield { path, text: readFileSync(path, 'utf8') };
    }
  }
}

/** What the first group of any of these patterns finds; a value in a template is `*`. */
export const find = (sources: readonly Source[], patterns: readonly RegExp[]): readonly string[] =>
  sources.flatMap(({ text }) =>
    patterns.flatMap((pattern) =>
      [...text.matchAll(pattern)].map(([, found = '']) => found.replaceAll(/\$\{[^}]*\}/g, '*')),
    ),
  );

/** Imports the one source that exports a name, and returns what it exports. */
export async function importByName<T>(sources: readonly Source[], name: string): Promise<T> {
  const exported = new RegExp(`^export (async function|function|const) ${name}\\b`, 'm');
  const [found, ...more] = sources.filter(({ text }) => exported.test(text));
  if (!found || more.length > 0) throw new Error(`${more.length + 1} sources export ${name}`);
  return ((await import(found.path)) as Readonly<Record<string, T>>)[name] as T;
}
