import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const SERVER = join(import.meta.dirname, '..');

/**
 * Imports the files of one name that features keep for the tests of the whole, such as `testing/calls.ts`.
 * Returns the modules by the path of the folder they are for, from the root of the server.
 */
export async function collect<T>(name: string): Promise<ReadonlyMap<string, T>> {
  const paths = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith(`/${name}`) && !path.includes('node_modules'))
    .toSorted();
  const modules = paths.map(async (path): Promise<readonly [string, T]> => [
    path.slice(0, -name.length - 1),
    (await import(pathToFileURL(join(SERVER, path)).href)) as T,
  ]);
  return new Map(await Promise.all(modules));
}
