import { posix } from 'node:path';
import { linesMatching, type Finding, type Source } from './source.ts';

const BANNED_FOLDER = /(^|\/)(utils?|helpers?|common|shared|misc|lib)\//;
const MAX_LINES = 350;
const MAX_TEST_LINES = 500;

/** No drawer without a name. */
export const noDrawers = (paths: readonly string[]): Finding[] =>
  paths
    .filter(
      (path) => BANNED_FOLDER.test(path) || /(^|\/)(utils?|helpers?|common)\.tsx?$/.test(path),
    )
    .map((path) => ({ path, message: 'name the folder after what it is about' }));

/** A file at the limit is two ideas. */
export const fileSizes = (sources: readonly Source[]): Finding[] =>
  sources
    .filter((source) => source.lines.length - 1 > (source.isTest ? MAX_TEST_LINES : MAX_LINES))
    .map((source) => ({
      path: source.path,
      message: `${source.lines.length - 1} lines: split it by idea (limit ${MAX_LINES}, tests ${MAX_TEST_LINES})`,
    }));

/** kebab-case, and PascalCase only for a file that is one React component. */
export const fileNames = (sources: readonly Source[]): Finding[] =>
  sources.flatMap((source) => {
    const name = posix
      .basename(source.path)
      .replace(/(\.(test|worker|d|config|module))*\.tsx?$/, '');
    const isPascal = /^[A-Z][A-Za-z0-9]*$/.test(name);
    if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) return [];
    if (isPascal && source.path.endsWith('.tsx')) return [];
    return [{ path: source.path, message: 'kebab-case, or PascalCase for a component in .tsx' }];
  });

/** Names that are hooks to everybody who knows React; `useDefaults` is a word of helmet's. */
const HOOK = /\b(?!useDefaults\b)use[A-Z]\w*/;

/** Where there is no React there are no hooks: `set…`, `with…`, `open…`. */
export const noHooksOnServer = (sources: readonly Source[]): Finding[] =>
  sources
    .filter(({ path }) => /^packages\/(server|wire|rules|draw)\//.test(path))
    .flatMap((source) => linesMatching(source, HOOK, 'only a hook of React is named use…'));
