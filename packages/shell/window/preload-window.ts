import type { WindowPart } from '../feature/window-part.tsx';
import { waitFor } from '../page/waiting.ts';
import { isSignedIn } from '../session/token.ts';
import { CenterWindow } from './Window.tsx';

/** Begins to load the popup window if the address asks for a tab of it, before the screen below. */
export function preloadWindow(plan: WindowPart | undefined): void {
  const wanted = new URLSearchParams(location.search).get('w');
  if (!plan || !wanted || !isSignedIn()) return;
  void waitFor(Promise.all([CenterWindow.preload(), plan.preloadTab(wanted)]));
}
