// Which tab of the site the player was in last: the one that he sees, or that he comes back to.
import { keptStore } from '@fairlot/shell';

/** Of this page; a reload is another. */
const OWN = crypto.randomUUID();
const front = keptStore('frontTab', '', { clearedAtLogout: true });

/** Whether the player has been in no other tab since; while that is not known, in none. */
export const isFront = (): boolean => front.get() === OWN;

/** What a player does where he is. */
const SIGNS = ['focus', 'pointerdown', 'keydown'] as const;

/** Notes from now on when the player is here; returns how to stop. */
export function followFront(): () => void {
  const note = (): void => front.set(OWN);
  if (document.hasFocus()) note();
  for (const sign of SIGNS) addEventListener(sign, note, { capture: true, passive: true });
  return () => SIGNS.forEach((sign) => removeEventListener(sign, note, { capture: true }));
}
