import { createContext, createElement, useContext, type ComponentType } from 'react';
import { CardSkeleton } from '@fairlot/ui';
import { lazyComponent, type LazyComponent } from '../page/lazy-component.tsx';
import { windowPart, type LoadPlan, type WindowPart } from './window-part.tsx';
import { byOrder, type HomeSlot, type Manifest, type NavEntry } from './manifest.ts';

/** What the features declared, made ready once for the parts of the shell. */
export type Features = {
  /** The popup window with what features have in it; a client may have none. */
  readonly window: WindowPart | undefined;
  readonly bar: readonly ComponentType[];
  readonly overlays: readonly LazyComponent<object>[];
  readonly home: readonly HomeCard[];
  readonly nav: readonly NavEntry[];
};

/** A card of the home page with its code made ready. */
export type HomeCard = Pick<HomeSlot, 'area' | 'height'> & { readonly Card: LazyComponent<object> };

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
    home: slots
      .flatMap((slot) => (slot.at === 'home' ? [slot] : []))
      .toSorted(byOrder)
      .map(({ area, height, load }) => ({
        area,
        height,
        Card: lazyComponent(load, { waiting: createElement(CardSkeleton) }),
      })),
    nav: manifests.flatMap((manifest) => manifest.nav ?? []).toSorted(byOrder),
  };
}

export const FeaturesContext = createContext<Features>(makeFeatures([]));

export const useFeatures = (): Features => useContext(FeaturesContext);

export const useNav = (...where: NavEntry['where'][]): readonly NavEntry[] =>
  useFeatures().nav.filter((entry) => where.includes(entry.where));
