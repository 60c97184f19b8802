/** Whether the focus fell off the page: what had it is gone or can no longer be used. */
export function isFocusLost(): boolean {
  const { activeElement: active } = document;
  return !active || active === document.body || active.matches(':disabled');
}

/** After the next frames have shown what a press led to. */
const whenDrawn = (run: () => void): void =>
  void requestAnimationFrame(() => requestAnimationFrame(run));

/** Where a player goes on after a bet: the cell that Tab would reach, or the field of the pad. */
const PLACES = '[data-board] [data-pick][tabindex="0"], [data-board] textarea, [data-pick]';

/** Puts a lost focus back on the board, and leaves any other alone. */
export const returnToBoard = (): void =>
  whenDrawn(() => {
    if (isFocusLost()) document.querySelector<HTMLElement>(PLACES)?.focus({ preventScroll: true });
  });
