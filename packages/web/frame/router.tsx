// TanStack Router with the screens that features declare and the route rules of the session.
import type { ComponentType } from 'react';
import {
  createRootRoute,
  createRoute,
  createRouter,
  redirect,
  type ParsedLocation,
  type RouterHistory,
} from '@tanstack/react-router';
import { Broken, clearSession, isSignedIn, pageLocation, renew, waitFor } from '@fairlot/shell';
import { clearsToken, hadLogin, isAgent, redirectOf } from '../session/index.ts';
import { Frame } from './Frame.tsx';
import type { Manifest, Screen } from './manifest.ts';
import { parseSearch, stringifySearch } from './search.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What a feature declared; the root route has none. */
    readonly screen?: Screen;
  }
}

/** Whether the browser made this page by a reload. */
function isReload(): boolean {
  const [made] = performance.getEntriesByType('navigation');
  return (made as PerformanceNavigationTiming | undefined)?.type === 'reload';
}

/** Redirects where the route rules lead elsewhere (spec section 2). */
function enter({ access, path }: Screen, { pathname, hash }: ParsedLocation): void {
  const from = pageLocation.get().path || undefined;
  if (isSignedIn()) hadLogin.set(true);
  const elsewhere = redirectOf({
    access,
    path: pathname,
    from,
    isReload: isReload(),
    isSignedIn: isSignedIn(),
    isAgent: isAgent(),
    hadLogin: hadLogin.get(),
  });
  if (elsewhere) {
    // The fragment goes along, so that the player gets to their link after signing in.
    throw redirect({ to: elsewhere, hash: hash && `${pathname}#${hash}`, replace: true });
  }
  if (clearsToken(path) && isSignedIn()) clearSession();
}

/**
 * The component of a screen, loaded before the router shows it. Unlike `lazyRouteComponent` of the
 * library it reloads no page on its own: `BrokenScreen` decides that.
 */
function lazyScreen(load: Screen['load']) {
  let Content: ComponentType | undefined;
  const preload = async (): Promise<void> => {
    try {
      Content ??= (await waitFor(load())).default;
    } catch (error) {
      reportError(error);
      throw error;
    }
  };
  return Object.assign(() => Content && <Content />, { preload });
}

/** A screen that failed. If its code is gone because of a new version, the page reloads instead. */
const BrokenScreen = Object.assign((props: { error: unknown }) => <Broken {...props} />, {
  preload: async (): Promise<void> => {
    // While the page reloads, the old screen stays.
    if (await renew()) await new Promise(() => undefined);
  },
});

/** What a test without a browser gives. */
type TestOptions = {
  readonly history: RouterHistory;
  readonly isServer: false;
  readonly origin: string;
};

/** Makes the router of the player client. */
export function makeRouter(manifests: readonly Manifest[], options?: TestOptions) {
  const screens = manifests.flatMap((manifest) => manifest.screens ?? []);
  const rest = screens.find(({ path }) => path === '/$');
  // No route matches an address that cannot be decoded, not even `/$`.
  const root = createRootRoute({
    component: Frame,
    ...(rest && { notFoundComponent: lazyScreen(rest.load) }),
  });
  const routes = screens.map((screen) =>
    createRoute({
      getParentRoute: () => root,
      path: screen.path,
      staticData: { screen },
      beforeLoad: ({ location }) => enter(screen, location),
      component: lazyScreen(screen.load),
      errorComponent: BrokenScreen,
    }),
  );
  return createRouter({
    routeTree: root.addChildren(routes),
    caseSensitive: true,
    trailingSlash: 'preserve',
    parseSearch,
    stringifySearch,
    // Another path is another screen, also where both have the same component.
    defaultRemountDeps: ({ params, routeId }) => [routeId, params],
    defaultErrorComponent: Broken,
    // The root of the client has an error boundary of its own.
    disableGlobalCatchBoundary: true,
    ...options,
  });
}
