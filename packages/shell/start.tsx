import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { invariant } from '@fairlot/rules/core/invariant';
import { followOtherTabs, keepUnder } from './device/kept.ts';
import { FeaturesContext, makeFeatures } from './feature/features.ts';
import type { Manifest } from './feature/manifest.ts';
import type { LoadPlan } from './feature/window-part.tsx';
import { registerReactions } from './feature/reactions.ts';
import { watchNetwork } from './hub/hub-connection.ts';
import { loadHanFont } from './look/han-font.ts';
import { Look } from './look/Look.tsx';
import { Recovering } from './overlay/Recovering.tsx';
import { watchLooks } from './page/fetch-again.ts';
import { watchParts } from './page/renewal.ts';
import { watchTranslation } from './page/translated-text.ts';
import { whenIdle } from './page/use-idle-preload.ts';
import { watchPresses } from './page/waiting.ts';
import { queries } from './query/queries.ts';
import { giveRealm, type Realm } from './realm/realm.ts';
import { leave, pageOfEnd, watchInside } from './session/leave.ts';
import { watchLife } from './session/life.ts';
import { keepClock } from './session/measure-clock.ts';
import { isSignedIn } from './session/token.ts';
import { preloadWindow } from './window/preload-window.ts';

/** A client: whose it is, what it can do, and how it looks. */
export type Client = {
  readonly realm: Realm;
  readonly features: readonly Manifest[];
  /** Without one nothing opens over the page. */
  readonly window?: LoadPlan;
  /** Begins to show what the address names, and gives the shell its `Navigation`. */
  readonly startRouter: () => void;
  /** Whether what stands on the page is for those who are signed in. */
  readonly isInside: () => boolean;
  /** What stands round every screen. */
  readonly frame: ReactNode;
};

/** Puts a client together and draws it. */
export function start(element: HTMLElement | null, client: Client): void {
  invariant(element, 'the page has a root element');
  const { features, frame, isInside, realm, startRouter, window } = client;
  giveRealm(realm);
  keepUnder(realm.keeping);
  registerReactions(features);
  watchInside(isInside);
  followOtherTabs(() => {
    if (!isSignedIn() && isInside()) leave(pageOfEnd());
  });
  keepClock();
  watchLife();
  watchNetwork();
  watchParts();
  watchLooks();
  watchPresses();
  watchTranslation();
  const ready = makeFeatures(features, window);
  preloadWindow(ready.window);
  startRouter();
  createRoot(element).render(
    <QueryClientProvider client={queries}>
      <FeaturesContext value={ready}>
        <Look>
          <Recovering>{frame}</Recovering>
        </Look>
      </FeaturesContext>
    </QueryClientProvider>,
  );
  // After the first paint. A machine without a Han font shows boxes until then.
  void whenIdle()
    .then(loadHanFont)
    .catch(() => undefined);
}
