import type { AnyRouter } from '@tanstack/react-router';
import { enrolPage } from '../features/staff/operator/index.ts';
import { awaitIdle, giveRouter, navigationOn, pageLocation } from '@fairlot/shell';

export const isInside = (router: AnyRouter): boolean =>
  !['/SignIn', enrolPage.path].includes(router.state.location.pathname);

/** Loads the code of the page at an address. Its guard runs only when the operator goes there. */
function preload(router: AnyRouter, address: string): void {
  const { pathname } = new URL(address, location.href);
  const [, , route] = router.getMatchedRoutes(pathname);
  // A failure is reported there, and shown when the page is opened.
  if (route) router.loadRouteChunk(route)?.catch(() => undefined);
}

/** Connects the router with the shell. */
export function startRouter(router: AnyRouter): void {
  router.subscribe('onResolved', ({ toLocation, fromLocation }) => {
    const { path, search } = pageLocation.get();
    const now = { path: toLocation.pathname, search: toLocation.searchStr };
    // The entry of a modal has the address of the page below it.
    if (path !== now.path || search !== now.search) pageLocation.set(now);
    if (!fromLocation) awaitIdle();
  });
  giveRouter(navigationOn(router.history, (address) => preload(router, address)));
}
