// What a feature of the console declares. Data only: code of a page loads when the page is opened.
import type { ComponentType, ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { Permission } from '@fairlot/rules/check/operator-roles';
import type { Bilingual } from '@fairlot/rules/core/text';
import type { Endpoint, nothing } from '@fairlot/wire/core';
import type { NAV_GROUPS } from './nav-groups.ts';
import type { Proposal, ProposalViews } from './proposal-view.ts';

/** Loads the default export of a file. */
export type Load<T> = () => Promise<{ readonly default: T }>;

/** A call without input that returns rows. */
type RowsEndpoint = Endpoint<typeof nothing, z.ZodMiniType<{ readonly Rows: readonly unknown[] }>>;

/** A count beside a navigation item: what waits on the page. */
export type Badge = {
  readonly permission: Permission;
  /** Returns the rows to count. */
  readonly endpoint: RowsEndpoint;
  /** Page topic of the hub; a change of it reads the rows again. */
  readonly topic: string;
  readonly label: (count: number) => Bilingual;
};

export type PageNav = {
  readonly group: keyof typeof NAV_GROUPS;
  /** Position in the group, ascending. */
  readonly order: number;
  /** The item is shown to operators with one of them; without any, to every operator. */
  readonly permissions: readonly Permission[];
  readonly badge?: Badge;
};

/** Props of a page whose filter is in the address. `onFilter` is a method, so that pages of every filter have one type. */
export type PageProps<F> = {
  readonly filter: F;
  onFilter(change: F): void;
};

type PageOf<P> = {
  /** As the router writes it: `/Games/$id`. */
  readonly path: string;
  /** Title of the tab, and name in the navigation. */
  readonly title: Bilingual;
  /** `list`: padding, as high as the window, the last part scrolls. `bare`: the page does its own layout. */
  readonly frame: 'list' | 'bare';
  /** A page without it is reached by links alone. */
  readonly nav?: PageNav;
  readonly load: Load<(props: P) => ReactNode>;
};

type PageWith<S extends z.ZodMiniType, F> = PageOf<PageProps<F>> & {
  /** Reads the filter out of the address. */
  readonly search: S;
};

export type PlainPage = PageOf<object> & { readonly search?: never };
export type FilteredPage = PageWith<z.ZodMiniType, never>;

/** Checks that the page takes the filter that its `search` reads. */
export const filteredPage = <S extends z.ZodMiniType>(
  page: PageWith<S, z.output<S>>,
): FilteredPage => page;

export type Manifest = {
  readonly name: string;
  readonly pages?: readonly (PlainPage | FilteredPage)[];
  /** How the proposals of the feature read. */
  readonly proposals?: Load<ProposalViews>;
  /** A note above the content of each proposal. */
  readonly proposalNote?: Load<ComponentType<{ readonly proposal: Proposal }>>;
};
