import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Up and down go through the search field, the groups and the games of the list, and stay in it. */
export function arrowFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined || event.nativeEvent.isComposing) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button, a[href]')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const to = stops[Math.min(stops.length - 1, Math.max(0, at + step))];
  event.preventDefault();
  to?.focus();
  to?.scrollIntoView({ block: 'nearest' });
}
