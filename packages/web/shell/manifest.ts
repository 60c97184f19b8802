// What a feature tells the shell: data, and nothing but. The first `if` in one means that a concept
// is missing here.
import type { ComponentType } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { Listener } from '@fairlot/client';
import type { Bilingual } from '@fairlot/rules/core/text';
import type { IconName } from '@fairlot/ui';
import type { HubEvent, Payload } from '@fairlot/wire/core';
import type { Mark } from '@fairlot/wire/event';
import type { Access } from '../session/index.ts';

/** A component that is fetched when it is needed: the default export of its file. */
export type Load = () => Promise<{ default: ComponentType }>;

/**
 * What stands round a screen. `page`: bar and footer, the page scrolls. `fixed`: the bar, and the
 * screen fills exactly the rest of the window. `bare`: nothing, as for Login.
 */
export type Frame = 'page' | 'fixed' | 'bare';

export type Screen = {
  /** As the router writes it: `/Bet/$id`; `/*` stands for every address that nobody declared. */
  readonly path: string;
  readonly access: Access;
  readonly frame: Frame;
  readonly title: Bilingual;
  readonly load: Load;
};

/** Groups of the popup window, in their order (spec section 2). */
export const WINDOW_GROUPS = {
  Banking: { icon: 'wallet', title: { zh: '资金', en: 'Banking' } },
  MyAccount: { icon: 'person', title: { zh: '我的账户', en: 'My account' } },
  Report: { icon: 'report', title: { zh: '报表', en: 'Reports' } },
  Team: { icon: 'me', title: { zh: '团队', en: 'Team' } },
  Helper: { icon: 'help', title: { zh: '帮助', en: 'Help' } },
  Download: { icon: 'download', title: { zh: '下载', en: 'Download' } },
  Announcement: { icon: 'bell', title: { zh: '公告', en: 'Announcements' } },
} as const satisfies { [group: string]: { icon: IconName; title: Bilingual } };

export type WindowTab = {
  /** Stands in the address: `?w=BetRecord`. */
  readonly id: string;
  readonly group: keyof typeof WINDOW_GROUPS;
  readonly title: Bilingual;
  readonly access: 'player' | 'agent';
  readonly load: Load;
};

/** A part beside the screens: in the bar at once, or over everything once the page stands. */
export type Slot =
  | { readonly at: 'bar'; readonly component: ComponentType }
  | { readonly at: 'overlay'; readonly load: Load };

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

/** An entry of the navigation: a path, or a tab of the popup window. */
export type NavEntry = {
  readonly label: Bilingual;
  readonly icon: IconName;
  /** Top bar of the PC, bottom bar of the phone, both, or the menu behind the avatar. */
  readonly where: 'top' | 'bottom' | 'both' | 'menu';
} & ({ readonly to: string } | { readonly window: string });

export type Manifest = {
  readonly name: string;
  readonly screens?: readonly Screen[];
  readonly tabs?: readonly WindowTab[];
  readonly slots?: readonly Slot[];
  readonly reactions?: readonly Reaction[];
  readonly nav?: readonly NavEntry[];
};
