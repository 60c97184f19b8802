// Which pages the console has, as its router declares them, and which of them nobody looked at.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROUTER = join(import.meta.dirname, '../packages/console/frame/router.tsx');

/** The paths of all pages, as the router writes them: `/Games/$id`. */
export const pagesOf = (): readonly string[] =>
  [...readFileSync(ROUTER, 'utf8').matchAll(/(?:\bpath: |\bshown\()'(\/[^']*)'/g)].map(
    ([, path = '']) => path,
  );

/** The pages that none of these addresses shows. */
export function missingOf(looked: readonly string[]): readonly string[] {
  return pagesOf().filter((page) => {
    const pattern = new RegExp(`^${page.replaceAll(/\$\w+/g, '[^/]+')}$`);
    return !looked.some((path) => pattern.test(path));
  });
}
