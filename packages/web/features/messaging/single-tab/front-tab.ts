// The front tab is the tab of the site in which the player was last.
import { keptStore } from '@fairlot/shell';

/** The id of this page load. */
const OWN = crypto.randomUUID();
const front = keptStore('frontTab', '', { clearedAtLogout: true });

/** Whether this is the front tab; false while no tab is known to be. */
export const isFront = (): boolean => front.get() === OWN;

/** Events of the tab in which the player is. */
const SIGNS = ['focus', 'pointerdown', 'keydown'] as const;

/** Marks this tab as the front tab whenever the player is in it. Returns a function that stops this. */
export function followFront(): () => void {
  const note = (): void => front.set(OWN);
  if (document.hasFocus()) note();
  for (const sign of SIGNS) addEventListener(sign, note, { capture: true, passive: true });
  return () => SIGNS.forEach((sign) => removeEventListener(sign, note, { capture: true }));
}
