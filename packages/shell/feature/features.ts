import { createContext, createElement, useContext, type ComponentType } from 'react';
import { CardSkeleton } from '@fairlot/ui';
import { lazyComponent, type LazyComponent } from '../page/lazy-component.tsx';
import { windowPart, type LoadPlan, type WindowPart } from './window-part.tsx';
import { byOrder, type HomeSlot, type Manifest, type NavEntry, type Slot } from './manifest.ts';

/** What the features declared, made ready once for the parts of the shell. */
export type Features = {
  /** The popup window with what features have in it; a client may have none. */
  readonly window: WindowPart | undefined;
  readonly bar: readonly ComponentType[];
  readonly overlays: readonly LazyComponent<object>[];
  /** Ways to deposit beside the channels of the site. */
  readonly deposit: readonly LazyComponent<object>[];
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
    overlays: partsAt(slots, 'overlay'),
    deposit: partsAt(slots, 'deposit'),
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

const partsAt = (
  slots: readonly Slot[],
  at: 'overlay' | 'deposit',
): readonly LazyComponent<object>[] =>
  slots
    .flatMap((slot) => (slot.at === at ? [slot] : []))
    .toSorted(byOrder)
    .map(({ load }) => lazyComponent(load, { missing: () => null }));

export const FeaturesContext = createContext<Features>(makeFeatures([]));

export const useFeatures = (): Features => useContext(FeaturesContext);

export const useNav = (...where: NavEntry['where'][]): readonly NavEntry[] =>
  useFeatures().nav.filter((entry) => where.includes(entry.where));
