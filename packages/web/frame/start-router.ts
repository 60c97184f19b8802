import type { AnyRouter } from '@tanstack/react-router';
import { awaitIdle, giveRouter, locationOf, navigationOn, pageLocation } from '@fairlot/shell';
import type { Screen } from './manifest.ts';

/** What a feature declared about the screen at a path. */
export const screenAt = (router: AnyRouter, path: string): Screen | undefined =>
  router.getMatchedRoutes(path)[2]?.options.staticData?.screen;

/** Loads the code of the screen at an address. Its guard runs only when the player goes there. */
function preload(router: AnyRouter, address: string): void {
  const { pathname } = new URL(address, location.href);
  const [, , route] = router.getMatchedRoutes(pathname);
  // A failure is reported there, and shown when the screen is wanted.
  if (route) router.loadRouteChunk(route)?.catch(() => undefined);
}

/** Begins to load the screen of the address, before anything is drawn. */
export function startRouter(router: AnyRouter): void {
  // The library would scroll up on every change of the search as well. It gets this option only
  // now: a router that is created with it replaces the scroll restoration of the browser.
  router.update({ scrollRestoration: () => false });
  // This event comes before the screen is drawn, which reads its query from `pageLocation`.
  router.subscribe('onBeforeRouteMount', () => {
    const before = pageLocation.get();
    const now = locationOf(router.history.location);
    // The entry of a modal has the address of the page below it.
    if (before.path === now.path && before.search === now.search) return;
    pageLocation.set(now);
    if (before.path === '') awaitIdle();
    else if (before.path !== now.path) scrollTo(0, 0);
  });
  giveRouter(navigationOn(router.history, (address) => preload(router, address)));
  // `RouterProvider` subscribes the same function once it is drawn.
  router.history.subscribe(router.load);
  router.load().catch(reportError);
}

/** Whether the screen is for those who are signed in. */
export const isInside = (router: AnyRouter): boolean =>
  router.state.matches.at(-1)?.staticData.screen?.access !== 'public';
