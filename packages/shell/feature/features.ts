import { createContext, useContext, type ComponentType } from 'react';
import { part, type Part } from '../page/part.tsx';
import type { Manifest, NavEntry, WindowGroups, WindowTab } from './manifest.ts';

/** A tab of the popup window with the component that fetches it. */
export type ReadyTab = WindowTab & { readonly Content: Part<object> };

/** The popup window of a client. */
export type WindowPlan = {
  readonly groups: WindowGroups;
  /** Stands over the groups: whose window it is. */
  readonly Head: ComponentType;
  /** Whether the present login may open what asks for this. */
  readonly mayOpen: (access: string) => boolean;
};

/** What the features declared, made ready once for the parts of the shell. */
export type Features = {
  readonly window: WindowPlan | undefined;
  readonly tabs: readonly ReadyTab[];
  readonly bar: readonly ComponentType[];
  readonly overlays: readonly Part<object>[];
  readonly nav: readonly NavEntry[];
};

export function makeFeatures(manifests: readonly Manifest[], window?: WindowPlan): Features {
  const slots = manifests.flatMap((manifest) => manifest.slots ?? []);
  return {
    window,
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
