import { posix } from 'node:path';
import type { Finding } from './source.ts';
import type { Text } from './citations.ts';

const LONGEST_CELL = 120;
/** Tables of rows with test names, of measurements and of games: a line is a record there. */
const RECORDS =
  /^(docs\/(traceability\/|decisions\/|domain\/(glossary|catalogue|plays)\.md)|bench\/|tools\/mutants\/|packages\/)/;
const LINK = /\]\(([^)#\s]+)(?:#([^)\s]+))?\)|\]\(#([^)\s]+)\)/g;
/** Folders of a machine: `/work/main`, `/home/me`, `C:\Users`. */
const MACHINE = /(?<![\w.])\/(?:work|home|root|Users)\/\w|\b[A-Z]:\\/;

/** The anchor of a heading, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const blank = (code: string): string => code.replaceAll(/[^\n]/g, ' ');
const withoutBlocks = (text: string): string => text.replaceAll(/^```[^]*?^```/gm, blank);

/** Code of a document is not text: links in it are examples. */
const withoutCode = (text: string): string => withoutBlocks(text).replaceAll(/`[^`\n]*`/g, blank);

const anchorsOf = (text: string): ReadonlySet<string> =>
  new Set([...withoutBlocks(text).matchAll(/^#+ (.*)$/gm)].map(([, head = '']) => anchorOf(head)));

/** Reports links of documents that lead nowhere. `paths` are the files and folders of the repository. */
export function documentLinks(documents: readonly Text[], paths: readonly string[]): Finding[] {
  const anchors = new Map(documents.map(({ path, text }) => [path, anchorsOf(text)]));
  const files = new Set(paths.flatMap((path) => [path, posix.dirname(path)]));
  return documents.flatMap(({ path, text }) =>
    [...withoutCode(text).matchAll(LINK)].flatMap((match): Finding[] => {
      const [, file, fragment, own] = match;
      if (file !== undefined && /^[a-z]+:/.test(file)) return [];
      const target =
        file === undefined ? path : posix.normalize(posix.join(posix.dirname(path), file));
      const anchor = fragment ?? own;
      const line = text.slice(0, match.index).split('\n').length;
      const isThere = files.has(target.replace(/\/$/, ''));
      if (!isThere) return [{ path, line, message: `${file} does not exist: correct the link` }];
      if (anchor === undefined || anchors.get(target)?.has(anchor) !== false) return [];
      return [{ path, line, message: `${target} has no heading #${anchor}: correct the link` }];
    }),
  );
}

const cellsOf = (line: string): readonly string[] =>
  line.startsWith('|') ? line.split(/(?<!\\)\|/).map((cell) => cell.trim()) : [];

/** Reports table cells that are too long, and paths of a machine. */
export function documentText(documents: readonly Text[]): Finding[] {
  return documents.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index): Finding[] => {
      const at = { path, line: index + 1 };
      const found: Finding[] = [];
      if (MACHINE.test(line)) {
        found.push({ ...at, message: 'name no folder of a machine: use a path of the repository' });
      }
      const isLong = cellsOf(line).some((cell) => cell.length > LONGEST_CELL);
      if (isLong && !RECORDS.test(path)) {
        found.push({
          ...at,
          message: `a cell holds at most ${LONGEST_CELL} characters: write a paragraph`,
        });
      }
      return found;
    }),
  );
}

/** A path in a document, from the root or from `packages/`: in quotes, or at the head of an example. */
const PATH =
  /`((?:packages|tools|bench|e2e|docs|wire|server|web|console|shell|ui|rules|draw|hub|client)\/[\w./-]+)`|^\/\/ ((?:packages|tools|bench|e2e)\/[\w./-]+\.\w+)/gm;
/** These tell what was: a path there may be gone. */
const PAST = /^(docs\/(decisions|traceability)\/|bench\/|tools\/mutants\/|packages\/)/;

/** Reports paths of documents that do not exist. */
export function documentPaths(documents: readonly Text[], paths: readonly string[]): Finding[] {
  const known = new Set(paths);
  for (const path of paths) {
    for (let folder = posix.dirname(path); folder !== '.'; folder = posix.dirname(folder)) {
      known.add(folder);
    }
  }
  const isKnown = (path: string): boolean => known.has(path) || known.has(`packages/${path}`);
  return documents
    .filter(({ path }) => !PAST.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(PATH)].flatMap((match): Finding[] => {
        const named = (match[1] ?? match[2] ?? '').replace(/\/$/, '');
        if (isKnown(named) || named.endsWith('/dist')) return [];
        const line = text.slice(0, match.index).split('\n').length;
        return [{ path, line, message: `${named} does not exist: correct the path` }];
      }),
    );
}
