import type { Finding } from './source.ts';

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
