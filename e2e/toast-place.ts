import type { Page } from 'playwright-core';

/** The controls that a toast lies over, as far as they can be seen; `none` where no toast is shown. */
export const coveredIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const toasts = [...document.querySelectorAll('[data-toast]')]
      .map((each) => each.getBoundingClientRect())
      .filter(({ height }) => height > 0);
    if (toasts.length === 0) return ['none'];
    /** What the scrolling boxes around an element leave of it. */
    const seen = (element: Element) => {
      let { left, top, right, bottom } = element.getBoundingClientRect();
      for (let box = element.parentElement; box; box = box.parentElement) {
        if (getComputedStyle(box).overflow === 'visible') continue;
        const clip = box.getBoundingClientRect();
        [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
        [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
      }
      return { left, top, right, bottom };
    };
    const controls =
      'a[href], button, input, select, textarea, [role=tab], [role=timer], [role=combobox], [data-time]';
    // What a window covers cannot be pressed.
    const over = [...document.querySelectorAll('[role=dialog]')].at(-1);
    return [...document.querySelectorAll(controls)]
      .filter((control) => !over || over.contains(control))
      .filter((control) => !control.closest('[data-toasts]'))
      .filter((control) => {
        const box = seen(control);
        if (box.right <= box.left || box.bottom <= box.top) return false;
        return toasts.some(
          (toast) =>
            toast.left < box.right &&
            box.left < toast.right &&
            toast.top < box.bottom &&
            box.top < toast.bottom,
        );
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent?.trim() ?? '');
  });
