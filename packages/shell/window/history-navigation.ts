import { locationOf } from '../page/location.ts';
import type { Navigation } from '../page/navigate.ts';
import { withWindow } from './window-address.ts';

/** The history of a router, as far as navigation needs it. */
type RouterHistory = {
  readonly location: { readonly pathname: string; readonly search: string };
  readonly push: (address: string) => void;
  readonly replace: (address: string) => void;
};

/** Makes the navigation of a client from the history of its router. */
export function navigationOn(history: RouterHistory, preload: Navigation['preload']): Navigation {
  const to: Navigation['to'] = (address, { replace = false } = {}) =>
    replace ? history.replace(address) : history.push(address);
  const show = (tab: string | undefined, replace: boolean): void =>
    to(withWindow(locationOf(history.location), tab), { replace });
  // A second tab replaces the first, so that Back closes the window.
  const isOpen = (): boolean => new URLSearchParams(history.location.search).has('w');
  return {
    to,
    preload,
    openWindow: (tab) => show(tab, isOpen()),
    closeWindow: () => show(undefined, true),
  };
}
