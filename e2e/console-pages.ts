// Which pages the console has, as its router declares them, and which of them nobody looked at.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingIn } from './looks.ts';
import type { Looked } from './console-looks.ts';

const ROUTER = join(import.meta.dirname, '../packages/console/frame/router.tsx');

/** The paths of all pages, as the router writes them: `/Games/$id`. */
export const pagesOf = (): readonly string[] =>
  [...readFileSync(ROUTER, 'utf8').matchAll(/(?:\bpath: |\bshown\()'(\/[^']*)'/g)].map(
    ([, path = '']) => path,
  );

const isAt = (page: string, path: string): boolean =>
  new RegExp(`^${page.replaceAll(/\$\w+/g, '[^/]+')}$`).test(path);

/** The pages that none of these addresses shows. */
export const missingOf = (looked: readonly string[]): readonly string[] =>
  pagesOf().filter((page) => !looked.some((path) => isAt(page, path)));

/** The pages that were not in both widths, both modes and both languages, each with what it was not in. */
export const thinOf = (looked: readonly Looked[]): readonly string[] =>
  pagesOf().flatMap((page) => {
    const missing = missingIn(looked.filter(({ path }) => isAt(page, path)));
    return missing.length > 0 ? [[page, ...missing].join(' ')] : [];
  });
