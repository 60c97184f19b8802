import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import type { Bilingual } from '@fairlot/rules/core/text';
import {
  clearSession,
  clearsToken,
  giveMeans,
  isSignedIn,
  redirectOf,
  session,
} from '../session/index.ts';
import { Broken } from './Broken.tsx';
import type { Frame, Manifest, Screen } from './manifest.ts';
import { NotFound } from './NotFound.tsx';
import { Shell } from './Shell.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    frame?: Frame;
    title?: Bilingual;
  }
}

/** The query is plain text: `?w=BetRecord`, `?EndTime=1763700000000`. Nothing in it is JSON. */
const parseSearch = (text: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(text));
const stringifySearch = (search: Record<string, unknown>): string => {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
  return entries.length > 0 ? `?${text}` : '';
};

const root = createRootRoute({ component: Shell });

/** The path that is on screen; none before the first. */
let standing: string | undefined;

function enter({ access, path: declared }: Screen, path: string, isPreload: boolean): void {
  const where = redirectOf({
    access,
    path,
    from: standing,
    isSignedIn: isSignedIn(),
    isAgent: session.get()?.isAgent ?? false,
  });
  if (where) throw redirect({ to: where, replace: true });
  if (!isPreload && clearsToken(declared) && isSignedIn()) clearSession();
}

const routeOf = (screen: Screen) =>
  createRoute({
    getParentRoute: () => root,
    path: screen.path,
    staticData: { frame: screen.frame, title: screen.title },
    beforeLoad: ({ location, preload }) => enter(screen, location.pathname, preload),
    component: lazyRouteComponent(screen.load),
  });

/** Routes in history mode, built from what the features declare. */
export function makeRouter(manifests: readonly Manifest[]) {
  const screens = manifests.flatMap(({ screens = [] }) => screens);
  const router = createRouter({
    routeTree: root.addChildren(screens.map(routeOf)),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: Broken,
  });
  router.subscribe('onResolved', ({ toLocation }) => {
    standing = toLocation.pathname;
  });
  const { history } = router;
  const withWindow = (tab: string | undefined): string => {
    const query = new URLSearchParams(history.location.search);
    if (tab) query.set('w', tab);
    else query.delete('w');
    const text = query.toString();
    return history.location.pathname + (text ? `?${text}` : '');
  };
  giveMeans({
    to: (path, options) => (options?.replace ? history.replace(path) : history.push(path)),
    openWindow: (tab) => history.push(withWindow(tab), { isWindow: true }),
    closeWindow: () => history.replace(withWindow(undefined)),
  });
  return router;
}
