import type { AnyRouter } from '@tanstack/react-router';
import { awaitIdle, giveRouter, navigationOn, pageLocation } from '@fairlot/shell';

export const isInside = (router: AnyRouter): boolean =>
  router.state.location.pathname !== '/SignIn';

/** Connects the router with the shell. */
export function startRouter(router: AnyRouter): void {
  router.subscribe('onResolved', ({ toLocation, fromLocation }) => {
    pageLocation.set({ path: toLocation.pathname, search: toLocation.searchStr });
    if (!fromLocation) awaitIdle();
  });
  giveRouter(navigationOn(router.history, () => undefined));
}
