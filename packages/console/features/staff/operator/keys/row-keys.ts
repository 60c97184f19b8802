import { useEffect } from 'react';
import { singleKeys } from './single-keys.ts';

/** A row of a list, or its detail: what `DataList` draws of a record. */
const ROW = '[data-index]';
const PRESSED_BY = 'aria-keyshortcuts';

/** Whether the keyboard is in use by something else. */
const isTyping = (target: EventTarget | null): boolean =>
  document.querySelector('[role="dialog"]') !== null ||
  (target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable], [role="listbox"]') !== null);

/** Whether a key is the page's: of one character, with nothing that it would be typed into, and not turned off. */
export const isPageKey = (event: KeyboardEvent): boolean =>
  singleKeys.get() &&
  !(event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) &&
  !isTyping(event.target);

const rowsOf = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`main ${ROW}`)];
const firstOf = (row: HTMLElement | undefined): HTMLElement | null | undefined =>
  row?.querySelector<HTMLElement>('button, a[href]');

/** The row that the keyboard is in; from nowhere the first one. */
function rowNow(): HTMLElement | undefined {
  const row = document.activeElement?.closest<HTMLElement>(ROW);
  return row ?? undefined;
}

function move(step: 1 | -1): HTMLElement | null | undefined {
  // A row without anything to press is passed over.
  const rows = rowsOf().filter((row) => firstOf(row));
  const now = rowNow();
  const at = now ? rows.indexOf(now) : -1;
  return firstOf(at < 0 ? rows[0] : rows[at + step]);
}

const CLAIM = `[${PRESSED_BY}="C"]`;

/** The claim of the next row that nobody has, from here on and round to the first. */
function nextUnclaimed(): HTMLElement | null | undefined {
  const rows = rowsOf().filter((row) => row.querySelector(CLAIM));
  const all = rowsOf();
  const now = rowNow();
  const at = now ? all.indexOf(now) : -1;
  const next = rows.find((row) => all.indexOf(row) > at) ?? rows[0];
  return next?.querySelector<HTMLElement>(CLAIM);
}

/** What a key is for on a page of rows: where it goes, or what it presses. Undefined: nothing. */
export function targetOf(
  key: string,
): { readonly to: HTMLElement; readonly press: boolean } | undefined {
  if (key === 'j' || key === 'k') {
    const to = move(key === 'j' ? 1 : -1);
    return to ? { to, press: false } : undefined;
  }
  if (key === 'n') {
    const to = nextUnclaimed();
    return to ? { to, press: false } : undefined;
  }
  if (key === '/') {
    const to = document.querySelector<HTMLElement>(
      'main input[type="search"], main input[type="text"]',
    );
    return to ? { to, press: false } : undefined;
  }
  const row = rowNow();
  const button = [...(row?.querySelectorAll<HTMLElement>(`[${PRESSED_BY}]`) ?? [])].find(
    (each) => each.getAttribute(PRESSED_BY)?.toLowerCase() === key,
  );
  return button ? { to: button, press: true } : undefined;
}

/**
 * Keys of a page of rows (look 4.22): J and K go from row to row, N to the next that nobody has claimed, a letter presses the button of the row that bears it, and
 * the slash goes to what searches. Not while something is typed or a dialog is open.
 */
export function useRowKeys(): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (!isPageKey(event)) return;
      const target = targetOf(event.key.toLowerCase());
      if (!target) return;
      event.preventDefault();
      target.to.focus();
      if (target.press) target.to.click();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
