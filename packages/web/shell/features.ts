import { createContext, useContext, type ComponentType } from 'react';
import { part, type Part } from '../session/index.ts';
import type { Manifest, NavEntry, WindowTab } from './manifest.ts';

/** A tab of the popup window with the component that fetches it. */
export type ReadyTab = WindowTab & { readonly Content: Part<object> };

/** What the features declared, made ready once for the parts of the shell. */
export type Features = {
  readonly tabs: readonly ReadyTab[];
  readonly bar: readonly ComponentType[];
  readonly overlays: readonly Part<object>[];
  readonly nav: readonly NavEntry[];
};

export function makeFeatures(manifests: readonly Manifest[]): Features {
  const slots = manifests.flatMap((manifest) => manifest.slots ?? []);
  return {
    tabs: manifests
      .flatMap((manifest) => manifest.tabs ?? [])
      .map((tab) => ({ ...tab, Content: part(tab.load) })),
    bar: slots.flatMap((slot) => (slot.at === 'bar' ? [slot.component] : [])),
    overlays: slots.flatMap((slot) =>
      slot.at === 'overlay' ? [part(slot.load, { missing: () => null })] : [],
    ),
    nav: manifests.flatMap((manifest) => manifest.nav ?? []),
  };
}

export const FeaturesContext = createContext<Features>(makeFeatures([]));

export const useFeatures = (): Features => useContext(FeaturesContext);

export const useNav = (...where: NavEntry['where'][]): readonly NavEntry[] =>
  useFeatures().nav.filter((entry) => where.includes(entry.where));
