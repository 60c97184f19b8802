import type { Page } from 'playwright-core';

/** Runs in the page. */
function find(selector: string): string[] {
  const found: string[] = [];
  const seen: { readonly text: string; readonly box: DOMRect }[] = [];
  for (const part of document.querySelectorAll(selector)) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const range = document.createRange();
      range.selectNodeContents(node);
      const own = range.getBoundingClientRect();
      if (text === '' || own.width === 0 || !node.parentElement!.checkVisibility()) continue;
      // Words for readers alone stand nowhere.
      if (node.parentElement!.closest('[class*="vh_"]')) continue;
      let clip = node.parentElement!;
      while (clip !== part && getComputedStyle(clip).overflowX === 'visible') {
        clip = clip.parentElement!;
      }
      const { left, right, top, bottom } = clip.getBoundingClientRect();
      const isShortened = getComputedStyle(clip).textOverflow === 'ellipsis';
      const isWide = own.left < left - 1 || own.right > right + 1;
      const scrolls = /auto|scroll/.test(getComputedStyle(clip).overflowY);
      const isHigh = !scrolls && (own.top < top - 1 || own.bottom > bottom + 1);
      if (isHigh || (isWide && !isShortened)) found.push(`cut: ${text}`);
      const [x, to] = [Math.max(own.left, left), Math.min(own.right, right)];
      // Behind the three dots.
      if (to <= x) continue;
      seen.push({ text, box: new DOMRect(x, own.top, to - x, own.height) });
    }
  }
  for (const [at, { text, box }] of seen.entries()) {
    for (const other of seen.slice(at + 1)) {
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      // Lines of text may touch: what stands in them leaves room above and below.
      if (across > 1 && down > 2) found.push(`over: ${text} / ${other.text}`);
    }
  }
  return found;
}

/** Words of some parts of the page that stand outside of what shows them, or on other words. */
export const crowdedIn = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate(find, selector);
