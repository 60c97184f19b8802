// Which members are listed, and the question that it is. Pure.
import { readAmountText } from '@fairlot/rules/core/amount-text';
import { addDays, siteDayOf, siteDayStart } from '@fairlot/rules/lottery/site-day';
import { LOWEST_PRIZE_GROUP, FULL_PRIZE_GROUP } from '@fairlot/rules/odds/prize-group';
import type { Input } from '@fairlot/wire/core';
import { INACTIVE_DAYS, MEMBER_SORTS, type membersHttp } from '@fairlot/wire/team/members';
import type { Sort } from '@fairlot/ui/list';

/** Days since a registration that can be chosen. */
export const REGISTERED_DAYS = [1, 7, 30, 90] as const;
export const NARROWED = ['agent', 'player', 'online'] as const;
type Narrowed = (typeof NARROWED)[number];

export type MembersFilter = {
  readonly find: string;
  readonly match: 'starts' | 'exact';
  /** 0: whenever. */
  readonly registeredDays: number;
  readonly inactiveDays: number;
  readonly least: string;
  readonly most: string;
  readonly leastGroup: string;
  readonly mostGroup: string;
  readonly narrowed: readonly Narrowed[];
};

export const NO_FILTER: MembersFilter = {
  find: '',
  match: 'starts',
  registeredDays: 0,
  inactiveDays: 0,
  least: '',
  most: '',
  leastGroup: '',
  mostGroup: '',
  narrowed: [],
};

export const NEWEST_FIRST: Sort = { by: 'registered', isDescending: true };

/** Agents or players, not both: what was pressed last holds. */
export const narrow = (
  before: readonly Narrowed[],
  now: readonly Narrowed[],
): readonly Narrowed[] =>
  now.filter((one) => {
    const other = one === 'agent' ? 'player' : one === 'player' ? 'agent' : undefined;
    return other === undefined || !now.includes(other) || !before.includes(one);
  });

export const isAmount = (text: string): boolean =>
  text === '' || readAmountText(text) !== undefined;

export function isGroup(text: string): boolean {
  const group = Number(text);
  return (
    text === '' ||
    (/^\d{4}$/.test(text) && group >= LOWEST_PRIZE_GROUP && group <= FULL_PRIZE_GROUP)
  );
}

export const isNarrowed = (filter: MembersFilter): boolean =>
  (Object.keys(NO_FILTER) as (keyof MembersFilter)[]).some(
    (name) => name !== 'match' && String(filter[name]) !== String(NO_FILTER[name]),
  );

type Asked = Input<typeof membersHttp.getMembers>;

/** The question of the filters; `nowMs` says which day is today. */
export function askFor(
  { head, filter, sort }: { head: number | undefined; filter: MembersFilter; sort: Sort },
  nowMs: number,
): Omit<Asked, 'Count' | 'After'> {
  const { narrowed, registeredDays, least, most, leastGroup, mostGroup } = filter;
  const [leastAmount, mostAmount] = [readAmountText(least), readAmountText(most)];
  const find = filter.find.trim();
  const inactive = INACTIVE_DAYS.find((days) => days === filter.inactiveDays);
  const by = MEMBER_SORTS.find((one) => one === sort.by);
  const since = addDays(siteDayOf(nowMs), 1 - registeredDays);
  return {
    ...(head !== undefined && { Head: head }),
    ...(find !== '' && (filter.match === 'exact' ? { Account: find } : { Starts: find })),
    ...(narrowed.includes('agent') && { Kind: 'agent' as const }),
    ...(narrowed.includes('player') && { Kind: 'player' as const }),
    ...(narrowed.includes('online') && { IsOnline: true as const }),
    ...(registeredDays > 0 && { From: siteDayStart(since) ?? 0 }),
    ...(inactive !== undefined && { InactiveDays: inactive }),
    ...(leastAmount !== undefined && { Least: leastAmount }),
    ...(mostAmount !== undefined && { Most: mostAmount }),
    ...(leastGroup !== '' && { LeastGroup: Number(leastGroup) }),
    ...(mostGroup !== '' && { MostGroup: Number(mostGroup) }),
    ...(by !== undefined && { Sort: by }),
    ...(!sort.isDescending && { IsAscending: true as const }),
  };
}
