import { locationOf } from '../page/location.ts';
import type { Navigation } from '../page/navigate.ts';
import { keepModalEntries, stateOf, type RouterHistory } from './modal-entries.ts';
import { withoutQuery, withWindow } from './window-address.ts';

/** Makes the navigation of a client from the history of its router. */
export function navigationOn(history: RouterHistory, preload: Navigation['preload']): Navigation {
  const { whenStill, goBack } = keepModalEntries(history);
  const here = () => locationOf(history.location);
  const has = (name: string): boolean => new URLSearchParams(history.location.search).has(name);
  const openOver: Navigation['openOver'] = (address) => history.push(address, { isOver: true });
  const closeOver: Navigation['closeOver'] = (...names) =>
    whenStill(() => {
      if (!names.some(has)) return;
      if (stateOf(history).isOver) goBack(1);
      else history.replace(withoutQuery(here(), names));
    });
  return {
    to: (address, { replace = false } = {}) =>
      replace ? history.replace(address) : history.push(address),
    preload,
    openOver,
    closeOver,
    keepBelow: (...names) =>
      whenStill(() => {
        const { isOver = false, modals = 0 } = stateOf(history);
        if (isOver || modals > 0 || !names.some(has)) return;
        const { href } = history.location;
        history.replace(withoutQuery(here(), names));
        history.flush();
        openOver(href);
      }),
    openWindow: (tab) =>
      whenStill(() => {
        const address = withWindow(here(), tab);
        // A second tab replaces the first, so that Back closes the window.
        if (has('w')) history.replace(address, { isOver: stateOf(history).isOver ?? false });
        else openOver(address);
      }),
    closeWindow: () => closeOver('w'),
  };
}
