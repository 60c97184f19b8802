import { useLayoutEffect, type RefObject } from 'react';
import { freePlace, touches, type Box } from './free-place.ts';

/** What a toast must not lie over. */
const CONTROLS =
  'a[href], button, input, select, textarea, label, summary, [role=tab], [role=timer], [role=slider], [data-time], time';

/** Those of them that stay where they are while the page scrolls. */
const OF_BARS = ':is(header, nav, [role=tablist]) :is(a, button)';

/** Between a toast and the edge of the window. */
const EDGE = 12;
/** Around a toast in a row of its own. */
const MARGIN = 6;
/** Controls come and go while a toast is shown: looked at this often, in ms. */
const LOOK_MS = 400;
/** The widths that are tried, the common one first. */
const WIDTHS = [440, 280] as const;

const last = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((each) => each.getClientRects().length > 0)
    .at(-1);

function controlsBeside(region: HTMLElement, controls: string): readonly Box[] {
  const room = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  return [...document.querySelectorAll(controls)]
    .filter((control) => !region.contains(control))
    .map((control) => control.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.height > 0 && touches(box, room, 0));
}

/** The row that the screen keeps, or what lies over the screen; none of them if something else lies over it. */
function findRow(): HTMLElement | undefined {
  const over = last('[role=dialog], [role=alertdialog], dialog[open]');
  const row = last('[data-toast-row]');
  return over && row && !over.contains(row) ? undefined : row;
}

const isHeld = (region: HTMLElement): boolean =>
  region.matches(':hover') || region.contains(document.activeElement);

function moveTo(region: HTMLElement, left: number, top: number): void {
  region.style.left = `${Math.round(left)}px`;
  region.style.top = `${Math.round(top)}px`;
}

/** Some screens are full of controls: they keep a row that opens for toasts. */
function placeInRow(region: HTMLElement, row: HTMLElement): boolean {
  const { left, width } = row.getBoundingClientRect();
  region.style.width = `${width - 2 * MARGIN}px`;
  row.style.height = `${region.offsetHeight + 2 * MARGIN}px`;
  const { top, bottom } = row.getBoundingClientRect();
  // Scrolled out of the window, as on a phone on its side.
  if (top < 0 || bottom > innerHeight + 1) {
    row.style.height = '';
    return false;
  }
  moveTo(region, left + MARGIN, top + MARGIN);
  return true;
}

/** Where nothing is to be pressed; on a page full of controls at least over none of its bars. */
function placeFree(region: HTMLElement): void {
  const now = region.getBoundingClientRect();
  const controls = controlsBeside(region, CONTROLS);
  const isPlaced = region.style.left !== '' && now.height > 0;
  if (isPlaced && !controls.some((control) => touches(now, control, 0))) return;
  const room = { left: EDGE, top: EDGE, right: innerWidth - EDGE, bottom: innerHeight - EDGE };
  for (const taken of [controls, controlsBeside(region, OF_BARS)]) {
    for (const most of WIDTHS) {
      region.style.width = `${Math.min(most, innerWidth - 2 * EDGE)}px`;
      const size = { width: region.offsetWidth, height: region.offsetHeight };
      const place = freePlace(size, room, taken);
      if (place) return moveTo(region, place.left, place.top);
    }
  }
  moveTo(region, EDGE, EDGE);
}

/** Places the toasts and follows what changes below them. Returns how to end that. */
function keepPlaced(region: HTMLElement): () => void {
  let row: HTMLElement | undefined;
  const place = (): void => {
    const now = findRow();
    if (row && row !== now) row.style.height = '';
    row = now;
    if (row && placeInRow(region, row)) return;
    if (!isHeld(region)) placeFree(region);
  };
  region.style.left = '';
  place();
  const timer = setInterval(place, LOOK_MS);
  addEventListener('resize', place);
  addEventListener('scroll', place, { capture: true, passive: true });
  return () => {
    clearInterval(timer);
    removeEventListener('resize', place);
    removeEventListener('scroll', place, { capture: true });
    if (row) row.style.height = '';
  };
}

/** Keeps the toasts where they lie over no field, tab, clock or button. Every drawing of them is placed anew. */
export function useToastPlace(region: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = region.current;
    return element && element.childElementCount > 0 ? keepPlaced(element) : undefined;
  });
}
