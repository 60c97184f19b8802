import { createContext, lazy, useContext, type ComponentType } from 'react';
import type { Manifest, NavEntry, WindowTab } from './manifest.ts';

/** A tab of the popup window with the component that fetches it. */
export type ReadyTab = WindowTab & { readonly Content: ComponentType };

/** What the features declared, made ready once for the parts of the shell. */
export type Features = {
  readonly tabs: readonly ReadyTab[];
  readonly bar: readonly ComponentType[];
  readonly overlays: readonly ComponentType[];
  readonly nav: readonly NavEntry[];
};

export function makeFeatures(manifests: readonly Manifest[]): Features {
  const slots = manifests.flatMap((manifest) => manifest.slots ?? []);
  return {
    tabs: manifests
      .flatMap((manifest) => manifest.tabs ?? [])
      .map((tab) => ({ ...tab, Content: lazy(tab.load) })),
    bar: slots.flatMap((slot) => (slot.at === 'bar' ? [slot.component] : [])),
    overlays: slots.flatMap((slot) => (slot.at === 'overlay' ? [lazy(slot.load)] : [])),
    nav: manifests.flatMap((manifest) => manifest.nav ?? []),
  };
}

export const FeaturesContext = createContext<Features>(makeFeatures([]));

export const useFeatures = (): Features => useContext(FeaturesContext);

export const useNav = (...where: NavEntry['where'][]): readonly NavEntry[] =>
  useFeatures().nav.filter((entry) => where.includes(entry.where));
