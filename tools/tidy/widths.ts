import { posix } from 'node:path';
import type { Finding, Source } from './source.ts';

const MAX_FILES = 40;
const MAX_NAMES = 25;

const FEATURES = /^packages\/(?:server|web|console)\/features\//;

/** A folder under `features/` holds at most 40 files; its subfolders are not counted. */
export function folderWidths(paths: readonly string[]): Finding[] {
  const counts = new Map<string, number>();
  for (const path of paths) {
    if (!FEATURES.test(path)) continue;
    const folder = posix.dirname(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > MAX_FILES)
    .map(([path, count]) => ({
      path,
      message: `${count} files: group them into folders (limit ${MAX_FILES})`,
    }));
}

const LIST = /^export\s+(?:type\s+)?\{([^}]*)\}/gm;
const DECLARATION =
  /^export\s+(?:default\b|(?:declare\s+|abstract\s+|async\s+)*(?:const|let|function|class|type|interface|enum)\b)/gm;

const namesIn = (text: string): number =>
  [...text.matchAll(LIST)]
    .map(([, list = '']) => list.split(',').filter((name) => name.trim() !== '').length)
    .reduce((sum, count) => sum + count, 0) + [...text.matchAll(DECLARATION)].length;

/** An index under `features/` exports at most 25 names, each of them by name. */
export function indexWidths(sources: readonly Source[]): Finding[] {
  return sources
    .filter(({ path }) => FEATURES.test(path) && posix.basename(path) === 'index.ts')
    .flatMap(({ path, text }) => {
      if (/^export\s+(?:type\s+)?\*/m.test(text)) {
        return [{ path, message: 'export names instead of `*`, so that they can be counted' }];
      }
      const count = namesIn(text);
      if (count <= MAX_NAMES) return [];
      return [
        {
          path,
          message: `exports ${count} names: give its folders an index each (limit ${MAX_NAMES})`,
        },
      ];
    });
}
