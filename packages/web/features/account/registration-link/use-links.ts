import {
  registrationLinkHttp,
  type Comer,
  type OwnLinkRow,
} from '@fairlot/wire/account/registration-link';
import type { Output } from '@fairlot/wire/core';
import { refetch, useCall } from '@fairlot/shell';
import { useCursorList } from '@fairlot/shell/record/use-cursor-list';

export type LinkState = OwnLinkRow['State'];
export type Own = Pick<
  Output<typeof registrationLinkHttp.getOwnLinks>,
  'PrizeGroup' | 'HighestGroup' | 'QuotaLeft' | 'IsLimited' | 'IsStopped' | 'Live' | 'DateTimeNow'
>;

/** The own links, narrowed by their state. */
export const useLinks = (state: LinkState | undefined) =>
  useCursorList<typeof registrationLinkHttp.getOwnLinks, OwnLinkRow>(
    registrationLinkHttp.getOwnLinks,
    (Before, Count) => ({
      Count,
      ...(state && { State: state }),
      ...(Before !== undefined && { Before }),
    }),
  ).source;

const FRESH = { staleTime: 0 } as const;

/** What new links are bound by; undefined until it is known. */
export function useOwn(): Own | undefined {
  const { data } = useCall(registrationLinkHttp.getOwnLinks, { Count: 1 }, FRESH);
  return data?.ok ? data.value : undefined;
}

export const useComers = (id: number) =>
  useCursorList<typeof registrationLinkHttp.getOwnComers, Comer>(
    registrationLinkHttp.getOwnComers,
    (Before, Count) => ({
      Id: id,
      Count,
      ...(Before !== undefined && { Before }),
    }),
  ).source;

export const rereadLinks = (): void => void refetch(registrationLinkHttp.getOwnLinks);
