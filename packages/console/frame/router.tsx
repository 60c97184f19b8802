// TanStack Router with the pages that features declare. The filter of a list is in the address and is checked there.
import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  redirect,
  type RouterHistory,
} from '@tanstack/react-router';
import * as z from 'zod/mini';
import { Broken, clearSession, isSignedIn } from '@fairlot/shell';
import { enrolPage } from '../features/staff/operator/index.ts';
import type { FilteredPage, Manifest, PlainPage } from '../registry/manifest.ts';
import { Layout } from './Layout.tsx';
import { BrokenScreen, lazyScreen } from './lazy-screen.tsx';
import { PagePending } from './PagePending.tsx';
import { SignIn } from './SignIn.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What a feature declared; the root and the sign-in page have none. */
    readonly page?: PlainPage | FilteredPage;
  }
}

/** A press waits this long on the old page before the new one shows that it loads. */
const PENDING_MS = 300;

const SignInSearch = z.object({
  why: z.catch(z.optional(z.string().check(z.minLength(1), z.maxLength(200))), undefined),
});

/** The sign-in page; going there ends the session. Part of the frame, as it shows why everything else failed. */
function signInRoute(root: AnyRoute): AnyRoute {
  const route = createRoute({
    getParentRoute: () => root,
    path: '/SignIn',
    validateSearch: (search) => SignInSearch.parse(search),
    beforeLoad: () => {
      if (isSignedIn()) clearSession();
    },
    component: function SignInHere() {
      return <SignIn why={route.useSearch().why} />;
    },
  });
  return route;
}

/** A page without a login; opening it ends the session. */
const outsideRoute = (root: AnyRoute, page: PlainPage): AnyRoute =>
  createRoute({
    getParentRoute: () => root,
    path: page.path,
    staticData: { page },
    beforeLoad: () => {
      if (isSignedIn()) clearSession();
    },
    component: lazyScreen(page),
    errorComponent: BrokenScreen,
  });

function pageRoute(parent: AnyRoute, page: PlainPage | FilteredPage): AnyRoute {
  const { path, search } = page;
  return createRoute({
    getParentRoute: () => parent,
    path,
    staticData: { page },
    ...(search && { validateSearch: (given: object) => search.parse(given) as object }),
    component: lazyScreen(page),
    errorComponent: BrokenScreen,
  });
}

/** What a test without a browser gives. */
type TestOptions = {
  readonly history: RouterHistory;
  readonly isServer: false;
  readonly origin: string;
};

/** Makes the router of the console. */
export function makeRouter(manifests: readonly Manifest[], options?: TestOptions) {
  const root = createRootRoute({ component: Layout });
  const inside = createRoute({
    getParentRoute: () => root,
    id: 'inside',
    beforeLoad: () => {
      if (!isSignedIn()) throw redirect({ to: '/SignIn', replace: true });
    },
  });
  const pages = manifests.flatMap((manifest) => manifest.pages ?? []);
  return createRouter({
    routeTree: root.addChildren([
      signInRoute(root),
      outsideRoute(root, enrolPage),
      inside.addChildren(pages.map((page) => pageRoute(inside, page))),
    ]),
    defaultPendingComponent: PagePending,
    defaultPendingMs: PENDING_MS,
    defaultPendingMinMs: PENDING_MS,
    defaultErrorComponent: Broken,
    // The root of the client has an error boundary of its own.
    disableGlobalCatchBoundary: true,
    defaultNotFoundComponent: () => null,
    ...options,
  });
}
