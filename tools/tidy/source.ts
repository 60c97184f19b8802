import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One source file as the rules see it: its path from the root, its text and what it imports. */
export type Source = {
  readonly path: string;
  readonly text: string;
  readonly lines: readonly string[];
  readonly imports: readonly string[];
  readonly isTest: boolean;
};

/** What a rule says: where, and what to do instead. */
export type Finding = { readonly path: string; readonly line?: number; readonly message: string };

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const SKIPPED = new Set([
  'node_modules',
  'dist',
  '.git',
  '.tsbuild',
  '.fairlot',
  'shots',
  'coverage',
]);
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^;'"]*?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)\s*import\s*['"]([^'"]+)['"]/g;

function* walk(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (SKIPPED.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(path);
    else yield path;
  }
}

function read(file: string): Source {
  const path = relative(ROOT, file).replaceAll('\\', '/');
  const text = readFileSync(file, 'utf8');
  const imports = [...text.matchAll(IMPORT)].map((m) => m[1] ?? m[2] ?? m[3] ?? '');
  const isTest =
    /\.test\.tsx?$/.test(path) ||
    /\/(testing|tests|play\/proof)(\/|\.ts$)/.test(path) ||
    path.startsWith('e2e/');
  return { path, text, lines: text.split('\n'), imports, isTest };
}

/** Every TypeScript file of the project. */
export function readSources(): Source[] {
  return [...walk(ROOT)].filter((file) => /\.tsx?$/.test(file)).map(read);
}

/** All paths of the project, for rules about names and folders. */
export const listPaths = (): string[] =>
  [...walk(ROOT)].map((file) => relative(ROOT, file).replaceAll('\\', '/'));

/** The path from the root that an import of `source` names, or the package name for a bare one. */
export function targetOf(source: Source, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(source.path), specifier);
  // The imports of packages/server/package.json.
  if (specifier.startsWith('#')) return posix.join('packages/server', specifier.slice(1));
  if (!specifier.startsWith('@fairlot/')) return specifier;
  const [, name = '', ...rest] = specifier.split('/');
  return ['packages', name, ...rest].join('/');
}

/** Findings for each line that matches. */
export function linesMatching(source: Source, pattern: RegExp, message: string): Finding[] {
  const found: Finding[] = [];
  source.lines.forEach((line, index) => {
    if (/^\s*(\/\/|\*|\/\*)/.test(line)) return;
    if (pattern.test(line)) found.push({ path: source.path, line: index + 1, message });
  });
  return found;
}
