import { createContext, useContext, type ComponentType } from 'react';
import { lazyComponent, type LazyComponent } from '../page/lazy-component.tsx';
import { windowPart, type LoadPlan, type WindowPart } from './window-part.tsx';
import { byOrder, type Manifest, type NavEntry } from './manifest.ts';

/** What the features declared, made ready once for the parts of the shell. */
export type Features = {
  /** The popup window with what features have in it; a client may have none. */
  readonly window: WindowPart | undefined;
  readonly bar: readonly ComponentType[];
  readonly overlays: readonly LazyComponent<object>[];
  readonly nav: readonly NavEntry[];
};

export function makeFeatures(manifests: readonly Manifest[], window?: LoadPlan): Features {
  const slots = manifests.flatMap((manifest) => manifest.slots ?? []);
  return {
    window:
      window &&
      windowPart(
        window,
        manifests.flatMap((manifest) => manifest.window ?? []),
      ),
    bar: slots.flatMap((slot) => (slot.at === 'bar' ? [slot.component] : [])),
    overlays: slots
      .flatMap((slot) => (slot.at === 'overlay' ? [slot] : []))
      .toSorted(byOrder)
      .map(({ load }) => lazyComponent(load, { missing: () => null })),
    nav: manifests.flatMap((manifest) => manifest.nav ?? []),
  };
}

export const FeaturesContext = createContext<Features>(makeFeatures([]));

export const useFeatures = (): Features => useContext(FeaturesContext);

export const useNav = (...where: NavEntry['where'][]): readonly NavEntry[] =>
  useFeatures().nav.filter((entry) => where.includes(entry.where));
