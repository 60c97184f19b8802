import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPaths, ROOT, type Finding } from './source.ts';

const DECISION = /^docs\/decisions\/(\d{4})-[^/]+\.md$/;

/** Each decision has a number of its own: whoever is told "decision 0007" finds one page. */
export function ownNumbers(documents: readonly string[]): Finding[] {
  const pages = documents.flatMap((path) => {
    const number = DECISION.exec(path)?.[1];
    return number === undefined ? [] : [{ path, number }];
  });
  return pages.flatMap(({ path, number }, at) => {
    const first = pages.findIndex((page) => page.number === number);
    if (first === at) return [];
    return [
      { path, message: `${number} is ${pages[first]?.path} already: take the next free one` },
    ];
  });
}

/** Reads all decisions, in the order of their numbers. */
export const readDecisions = (): { readonly path: string; readonly text: string }[] =>
  listPaths()
    .filter((path) => DECISION.test(path))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
