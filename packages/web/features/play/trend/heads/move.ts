import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Arrows, Home and End go from head to head: one of them is a stop of the tabulator. */
export function moveAmongHeads(event: KeyboardEvent<HTMLElement>): void {
  const all = [...event.currentTarget.querySelectorAll('button')];
  const at = all.findIndex((button) => button === document.activeElement);
  const step = STEPS[event.key];
  const ends: Readonly<Record<string, HTMLElement | undefined>> = { Home: all[0], End: all.at(-1) };
  const to = step === undefined ? ends[event.key] : all[(at + step + all.length) % all.length];
  if (!to) return;
  event.preventDefault();
  to.focus();
  to.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
