// The router: history mode, the screens that features declare, and the route rules of the session.
// It is our own because the whole job is this file: the library that does more weighs 26 kB
// of the 150 kB that the first view of the bet page may have.
import type { ComponentType } from 'react';
import {
  awaitIdle,
  clearSession,
  createStore,
  giveRouter,
  isSignedIn,
  pageLocation,
  locationOf,
  renew,
  withWindow,
  type PageLocation,
} from '@fairlot/shell';
import { clearsToken, isAgent, redirectOf } from '../session/index.ts';
import type { Manifest, Screen } from './manifest.ts';
import { matchScreen, type Matched } from './match.ts';

/** What is on screen: `Content` is undefined before the first screen has come. */
export type Current = {
  readonly kind: 'first' | 'screen' | 'broken';
  readonly matched: Matched | undefined;
  readonly Content: ComponentType | undefined;
  /** Changes with each screen that is entered. */
  readonly entry: number;
};

export const current = createStore<Current>({
  kind: 'first',
  matched: undefined,
  Content: undefined,
  entry: 0,
});

/** Where the rules of the session lead from here, or undefined to stay. */
function ruleOf({ access }: Screen, { path }: PageLocation): string | undefined {
  const from = pageLocation.get().path || undefined;
  return redirectOf({ access, path, from, isSignedIn: isSignedIn(), isAgent: isAgent() });
}

export function startRouter(manifests: readonly Manifest[]): void {
  const screens = manifests.flatMap((manifest) => manifest.screens ?? []);
  /** An address of none of these may be one that is seldom entered, or nobody's. */
  async function matchSeldom(path: string): Promise<Matched | undefined> {
    try {
      const lists = await Promise.all(manifests.map(({ seldom }) => seldom?.()));
      const more = lists.flatMap((list) => list?.default ?? []);
      return matchScreen(more, path);
    } catch (error) {
      reportError(error);
      return undefined;
    }
  }
  /** Counts what was asked for; a request that is overtaken while its screen is fetched ends. */
  let asked = 0;

  async function show(wanted: PageLocation): Promise<void> {
    asked += 1;
    const mine = asked;
    const matched = matchScreen(screens, wanted.path) ?? (await matchSeldom(wanted.path));
    if (mine !== asked) return undefined;
    const elsewhere = matched && ruleOf(matched.screen, wanted);
    if (elsewhere) {
      // What a link says behind its page goes along: whoever signs in is led there.
      const { pathname, hash } = location;
      return go(hash ? `${elsewhere}#${pathname}${hash}` : elsewhere, { replace: true });
    }
    if (matched && clearsToken(matched.screen.path) && isSignedIn()) clearSession();
    const { path: before } = pageLocation.get();
    if (before === wanted.path && current.get().kind === 'screen') return pageLocation.set(wanted);
    const Content = await fetchScreen(matched?.screen);
    if (mine !== asked || (!Content && (await renew()))) return undefined;
    const kind = Content ? 'screen' : 'broken';
    pageLocation.set(wanted);
    current.set(({ entry }) => ({ kind, matched, Content, entry: entry + 1 }));
    if (!before) awaitIdle();
    else if (before !== wanted.path) scrollTo(0, 0);
    return undefined;
  }

  function go(address: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    void show(locationOf(location));
  }

  addEventListener('popstate', () => void show(locationOf(location)));
  giveRouter({
    to: go,
    preload: (address) => {
      const { pathname } = new URL(address, location.href);
      void fetchScreen(matchScreen(screens, pathname)?.screen);
    },
    openWindow: (tab) => go(withWindow(locationOf(location), tab), { replace: hasWindow() }),
    closeWindow: () => go(withWindow(locationOf(location), undefined), { replace: true }),
  });
  void show(locationOf(location));
}

/** A second tab of the window takes the place of the first: Back closes the window. */
const hasWindow = (): boolean => new URLSearchParams(location.search).has('w');

/** Undefined when its file cannot be had: the network, or a newer version was deployed. */
async function fetchScreen(
  screen: Pick<Screen, 'load'> | undefined,
): Promise<ComponentType | undefined> {
  try {
    return (await screen?.load())?.default;
  } catch (error) {
    reportError(error);
    return undefined;
  }
}
