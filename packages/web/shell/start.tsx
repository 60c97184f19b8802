import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { invariant } from '@fairlot/rules/core/invariant';
import {
  followOtherTabs,
  isSignedIn,
  keepClock,
  leave,
  queries,
  watchLife,
} from '../session/index.ts';
import { FeaturesContext, makeFeatures } from './features.ts';
import { Look } from './Look.tsx';
import type { Manifest } from './manifest.ts';
import { registerReactions } from './reactions.ts';
import { makeRouter } from './router.tsx';

/** Puts the client together from what the features declare and draws it. */
export function start(element: HTMLElement | null, manifests: readonly Manifest[]): void {
  invariant(element, 'the page has a root element');
  const router = makeRouter(manifests);
  registerReactions(manifests);
  followOtherTabs(() => {
    const isInside = router.state.matches.at(-1)?.staticData.frame !== 'bare';
    if (!isSignedIn() && isInside) leave('/Login');
  });
  keepClock();
  watchLife();
  createRoot(element).render(
    <QueryClientProvider client={queries}>
      <FeaturesContext value={makeFeatures(manifests)}>
        <Look>
          <RouterProvider router={router} />
        </Look>
      </FeaturesContext>
    </QueryClientProvider>,
  );
}
