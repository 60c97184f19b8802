// What a feature tells the shell: data, and nothing but. The first `if` in one means that a concept
// is missing here. `A` is what a client calls the rights to a screen, `G` its groups of the window.
import type { ComponentType } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { Listener } from '@fairlot/client';
import type { Bilingual } from '@fairlot/rules/core/text';
import type { IconName } from '@fairlot/ui';
import type { Watched } from '@fairlot/ui/store';
import type { HubEvent, Payload } from '@fairlot/wire/core';
import type { Mark } from '@fairlot/wire/core/domain-events';

/** A component that is fetched when it is needed: the default export of its file. */
export type Load = () => Promise<{ default: ComponentType }>;

/**
 * What stands round a screen. `page`: bar and footer, the page scrolls. `fixed`: the bar, and the
 * screen fills exactly the rest of the window. `bare`: nothing, as for Login.
 */
export type Frame = 'page' | 'fixed' | 'bare';

export type Screen<A extends string = string> = {
  /** As the router writes it: `/Bet/$id`. The screen of `/$` is shown for every unknown address. */
  readonly path: string;
  readonly access: A;
  readonly frame: Frame;
  /** On a phone the screen has a bar of its own in the place of those above and below. */
  readonly hasOwnBar?: boolean;
  /** Where the first stop of the Tab key leads, by id, and what it says; without it to the beginning of the screen. */
  readonly skip?: { readonly to: string; readonly label: Bilingual };
  readonly title: Bilingual;
  readonly load: Load;
};

/** Where a part is shown among others of its kind: by `order`, then in the order of the features. */
type Ordered = {
  /** 0 if it is left out. */
  readonly order?: number;
};

export const byOrder = (a: Ordered, b: Ordered): number => (a.order ?? 0) - (b.order ?? 0);

/** Groups of the popup window, in their order. */
export type WindowGroups = {
  readonly [group: string]: { readonly icon: IconName; readonly title: Bilingual };
};

export type WindowTab<A extends string = string, G extends string = string> = {
  /** Stands in the address: `?w=BetRecord`. */
  readonly id: string;
  readonly group: G;
  readonly title: Bilingual;
  readonly access: Exclude<A, 'public'>;
  readonly load: Load;
} & Ordered;

/**
 * Places of the home page. `next` and `wallet` are its first line; `lead` and `more` are above and below the
 * games, `side` and `news` beside them.
 */
export type HomeArea = 'next' | 'wallet' | 'lead' | 'more' | 'side' | 'news';

/** A card of the home page. Its place is kept before its code is there, so nothing moves when it comes. */
export type HomeSlot = {
  readonly at: 'home';
  readonly area: HomeArea;
  /** Pixels: beside other cards, and on a phone. 0 for a card that may have nothing to show. */
  readonly height: readonly [wide: number, phone: number];
  readonly load: Load;
} & Ordered;

/** A part beside the screens: in the bar at once, over everything once the page stands, where one deposits, or on the home page. */
export type Slot =
  | { readonly at: 'bar'; readonly component: ComponentType }
  | ({ readonly at: 'overlay' | 'deposit'; readonly load: Load } & Ordered)
  | HomeSlot;

export type ReactionContext = { readonly queries: QueryClient };
type React = (payload: never, mark: Mark | undefined, context: ReactionContext) => void;
export type Reaction = { readonly event: HubEvent; readonly run: React };

/** What happens on an event of the hub, whatever is on screen. */
export const reaction = <E extends HubEvent>(
  event: E,
  run: (
    payload: Payload<E>,
    mark: Parameters<Listener<unknown>>[1],
    context: ReactionContext,
  ) => void,
): Reaction => ({ event, run: run as React });

type Way = { readonly to: string } | { readonly window: string };

/** How much is unread, and the tab of the popup window that it is in. */
export type Unread = { readonly count: number; readonly window: string };

/** An entry of the navigation: a path, or a tab of the popup window. */
export type NavEntry = {
  readonly label: Bilingual;
  readonly icon: IconName;
  /** Top bar of the PC, bottom bar of the phone, or both. */
  readonly where: 'top' | 'bottom' | 'both';
  /** Shown at the entry, which then opens the tab with it. The feature keeps it up to date. */
  readonly unread?: Watched<Unread>;
} & Way &
  Ordered;

/** An entry of the menu behind the avatar. */
export type MenuEntry = {
  readonly label: Bilingual;
  readonly icon: IconName;
  /** Whose it is, in the client's own word; without it, everybody's who is signed in. */
  readonly access?: string;
} & Way &
  Ordered;

/** What a feature has in the popup window, and in the menu behind the avatar. */
export type WindowManifest<A extends string = string, G extends string = string> = {
  readonly tabs?: readonly WindowTab<A, G>[];
  readonly menu?: readonly MenuEntry[];
};

/** Loads the `window.ts` of a feature. A function asks the server first. */
export type LoadWindow = () => Promise<{
  readonly window: WindowManifest | (() => Promise<WindowManifest>);
}>;

export type Manifest<A extends string = string> = {
  readonly name: string;
  readonly screens?: readonly Screen<A>[];
  readonly slots?: readonly Slot[];
  /** Loaded when the popup window or the menu is first opened. */
  readonly window?: LoadWindow;
  readonly reactions?: readonly Reaction[];
  readonly nav?: readonly NavEntry[];
};
