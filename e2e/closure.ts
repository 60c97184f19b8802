// The files that a route of the player client imports, by the manifest of the build.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from './budgets.ts';

type Chunk = {
  readonly file: string;
  readonly name?: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
};

export type Manifest = Readonly<Record<string, Chunk>>;

const DIST = join(import.meta.dirname, '../packages/web/dist');

export const readManifest = (): Manifest =>
  JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest;

/** The chunk of a module, or the group that took the module's name. */
const keyOf = (manifest: Manifest, name: string): string => {
  const keys = Object.keys(manifest);
  const found =
    keys.find((key) => key === name || key.endsWith(`/${name}.tsx`)) ??
    keys.find((key) => key.endsWith('.js') && manifest[key]?.name === name);
  if (found === undefined) throw new Error(`the build has no ${name}`);
  return found;
};

/** The chunks that are imported statically from these, with themselves. */
function closureOf(manifest: Manifest, names: readonly string[]): ReadonlySet<string> {
  const found = new Set(names.map((name) => keyOf(manifest, name)));
  for (const key of found) for (const next of manifest[key]?.imports ?? []) found.add(next);
  return found;
}

export type SizedFile = { readonly file: string; readonly bytes: number };

/** JS and CSS of the static import closure, as the network carries them: small files are sent uncompressed. */
export function filesOf(route: Route): readonly SizedFile[] {
  const manifest = readManifest();
  const closure = [...closureOf(manifest, ['index.html', ...route.modules])];
  const files = closure.flatMap((key) => [manifest[key]!.file, ...(manifest[key]!.css ?? [])]);
  return [...new Set(files)].map((file) => {
    const path = join(DIST, file);
    return { file, bytes: statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size };
  });
}

export const bytesOf = (files: readonly SizedFile[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);
