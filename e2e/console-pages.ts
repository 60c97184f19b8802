// Which pages the console has, as its features declare them, and which of them no test looked at.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingIn } from './looks.ts';
import type { Looked } from './console-looks.ts';

const CONSOLE = join(import.meta.dirname, '../packages/console');

/** The manifests of the features, and the router with the sign-in page. */
const declaring = (): readonly string[] => [
  'frame/router.tsx',
  ...readdirSync(join(CONSOLE, 'features'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[^/\\]+[/\\][^/\\]+[/\\]index\.ts$/.test(file))
    .map((file) => join('features', file)),
];

/** The paths of all pages, as the router writes them: `/Games/$id`. */
export const pagesOf = (): readonly string[] =>
  declaring().flatMap((file) =>
    [...readFileSync(join(CONSOLE, file), 'utf8').matchAll(/\bpath: '(\/[^']*)'/g)].map(
      ([, path = '']) => path,
    ),
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
