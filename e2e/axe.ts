import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { AXE_JS } from './axe-file.ts';

/** The rules of WCAG 2.2, A and AA. */
export const AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * The rules that look at colours. Light and dark differ in nothing else (`tidy` holds the styles to
 * that), so a page that was judged whole in the one is judged by these in the other.
 */
export const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * What a page asks for by itself, which costs a tenth of being told; as text, so that nobody rewrites the import. It is
 * so quick that a page which was just loaded still fades: colours are judged where they have got to.
 */
const ASK = `(async () => {
  if (!('axe' in window)) await import('${AXE_JS}').catch(() => {});
  const fading = document.getAnimations().filter((each) => each instanceof CSSTransition);
  await Promise.allSettled(fading.map(({ finished }) => finished));
  return 'axe' in window;
})()`;

/** For a page that cannot ask: its network is cut. Less than half of `axe.source`. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Judged = {
  /** What is looked at; the whole page where it is left out. */
  readonly inside?: string;
  /** All rules that axe has on where both are left out. */
  readonly tags?: readonly string[];
  readonly rules?: readonly string[];
};

/**
 * What axe finds wrong with a page, a line for each element. Only these lines leave the page: what
 * axe says of all that is right takes longer to fetch than to find.
 */
export async function faultsOf(page: Page, judged: Judged = {}): Promise<readonly string[]> {
  if (!(await page.evaluate<boolean>(ASK))) await page.evaluate(SOURCE);
  return page.evaluate(async ({ inside, tags, rules }) => {
    const inPage = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await inPage.run(inside ?? document, {
      resultTypes: ['violations'],
      elementRef: true,
      ...(tags && { runOnly: { type: 'tag', values: [...tags] } }),
      ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
      // Axe has it off: fingers and mice need 24 by 24, or as much room around.
      ...(!rules && { rules: { 'target-size': { enabled: true } } }),
    });
    // What scrolls under a bar shows a strip of itself there: it is measured where nothing covers it.
    const isTooSmall = async (element: HTMLElement | undefined): Promise<boolean> => {
      const { scrollX, scrollY } = window;
      element?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const runOnly = { type: 'rule' as const, values: ['target-size'] };
      const again = await inPage.run(element ?? document, { resultTypes: ['violations'], runOnly });
      window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
      return again.violations.length > 0;
    };
    const faults: string[] = [];
    for (const { id, nodes } of violations) {
      for (const { html, target, failureSummary, element } of nodes) {
        if (id === 'target-size' && !(await isTooSmall(element))) continue;
        faults.push([id, String(target), html.slice(0, 200), failureSummary].join(' '));
      }
    }
    return faults;
  }, judged);
}
