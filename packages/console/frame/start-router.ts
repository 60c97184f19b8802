import { awaitIdle, giveRouter, navigationOn, pageLocation } from '@fairlot/shell';
import { router } from './router.tsx';

export const isInside = (): boolean => router.state.location.pathname !== '/SignIn';

export function startRouter(): void {
  router.subscribe('onResolved', ({ toLocation, fromLocation }) => {
    pageLocation.set({ path: toLocation.pathname, search: toLocation.searchStr });
    if (!fromLocation) awaitIdle();
  });
  giveRouter(navigationOn(router.history, () => undefined));
}
