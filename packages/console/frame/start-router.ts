import { awaitIdle, giveRouter, pageLocation } from '@fairlot/shell';
import { router } from './router.tsx';

export const isInside = (): boolean => router.state.location.pathname !== '/SignIn';

export function startRouter(): void {
  router.subscribe('onResolved', ({ toLocation, fromLocation }) => {
    pageLocation.set({ path: toLocation.pathname, search: toLocation.searchStr });
    if (!fromLocation) awaitIdle();
  });
  giveRouter({
    to: (path, { replace = false } = {}) =>
      replace ? router.history.replace(path) : router.history.push(path),
    preload: () => undefined,
    openWindow: () => undefined,
    closeWindow: () => undefined,
  });
}
