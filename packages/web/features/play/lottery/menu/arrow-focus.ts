import type { KeyboardEvent } from 'react';

type Move = (at: number, last: number) => number;

const MOVES: Readonly<Record<string, Move>> = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Arrows, Home and End go through the search field, the groups and the games of the list, and stay in it. */
export function arrowFocus(event: KeyboardEvent<HTMLElement>): void {
  const move = MOVES[event.key];
  const { activeElement } = document;
  if (!move || event.nativeEvent.isComposing) return;
  // In the field these go to an end of its text.
  if (activeElement instanceof HTMLInputElement && !event.key.startsWith('Arrow')) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]')].filter(
    (stop) => stop.getClientRects().length > 0,
  );
  const last = stops.length - 1;
  const at = stops.findIndex((stop) => stop === activeElement);
  const to = stops[Math.min(last, Math.max(0, move(at, last)))];
  event.preventDefault();
  to?.focus();
  to?.scrollIntoView({ block: 'nearest' });
}
