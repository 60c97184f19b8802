import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { invariant } from '@fairlot/rules/core/invariant';
import {
  followOtherTabs,
  isSignedIn,
  keepClock,
  leave,
  pageOfEnd,
  queries,
  watchLife,
  watchNetwork,
  watchLooks,
} from '../session/index.ts';
import { FeaturesContext, makeFeatures } from './features.ts';
import { Look } from './Look.tsx';
import type { Manifest } from './manifest.ts';
import { registerReactions } from './reactions.ts';
import { standing, startRouter } from './router.ts';
import { watchParts } from './renewal.ts';
import { Shell } from './Shell.tsx';

/** Puts the client together from what the features declare and draws it. */
export function start(element: HTMLElement | null, manifests: readonly Manifest[]): void {
  invariant(element, 'the page has a root element');
  registerReactions(manifests);
  followOtherTabs(() => {
    const isInside = standing.get().matched?.screen.access !== 'public';
    if (!isSignedIn() && isInside) leave(pageOfEnd());
  });
  keepClock();
  watchLife();
  watchNetwork();
  watchParts();
  watchLooks();
  startRouter(manifests);
  createRoot(element).render(
    <QueryClientProvider client={queries}>
      <FeaturesContext value={makeFeatures(manifests)}>
        <Look>
          <Shell />
        </Look>
      </FeaturesContext>
    </QueryClientProvider>,
  );
}
