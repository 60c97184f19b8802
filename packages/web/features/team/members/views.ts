// Where in the team an agent looks: one view lies on top of the other, and Back takes the topmost away. Pure.
import type { Member } from '@fairlot/wire/team/members';
import type { Sort } from '@fairlot/ui/list';
import type { ReadyAct } from './acts/index.ts';
import { NEWEST_FIRST, NO_FILTER, type MembersFilter } from './filters.ts';

export type LineView = {
  readonly what: 'line';
  /** The agent whose members are listed; undefined: whoever looks. */
  readonly head: number | undefined;
  readonly filter: MembersFilter;
  readonly sort: Sort;
};
export type View =
  | LineView
  | { readonly what: 'member'; readonly id: number }
  | { readonly what: 'act'; readonly act: ReadyAct; readonly member: Member };

/** What the views of the tab do with one another. */
export type Walk = {
  /** To the line of a head; undefined: one's own. */
  readonly goTo: (head: number | undefined) => void;
  readonly look: (member: Member) => void;
  readonly open: (act: ReadyAct, member: Member) => void;
  readonly back: () => void;
};

export const lineOf = (head: number | undefined): LineView => ({
  what: 'line',
  head,
  filter: NO_FILTER,
  sort: NEWEST_FIRST,
});

/** Goes to the line of a head: down to it where it lies below already, else with a view of its own. */
export function goTo(views: readonly View[], head: number | undefined): readonly View[] {
  const at = views.findLastIndex((view) => view.what === 'line' && view.head === head);
  return at < 0 ? [...views, lineOf(head)] : views.slice(0, at + 1);
}

/** The topmost view with other filters or another order. */
export const changed = (
  views: readonly View[],
  change: Partial<Pick<LineView, 'filter' | 'sort'>>,
): readonly View[] =>
  views.map((view, at) =>
    at === views.length - 1 && view.what === 'line' ? { ...view, ...change } : view,
  );
