import { useEffect } from 'react';
import { hubConnection, refetch, useFollow, useHubEvent, useIsLive } from '@fairlot/shell';
import type { Endpoint } from '@fairlot/wire/core';
import { operatorHub } from '@fairlot/wire/staff/operator';

/** How often a list is asked for while nothing is heard. */
const FALLBACK_MS = 5_000;

/**
 * Keeps what a page shows as the server has it: read anew when the hub says that the page changed, and
 * only while nothing is heard every five seconds. What it gives belongs into the options of the call.
 */
export function usePage(page: string, endpoint: Endpoint): { refetchInterval: number | false } {
  const isLive = useIsLive();
  useFollow([page]);
  useHubEvent(operatorHub.pageChanged, ({ Page }) => {
    if (Page === page) void refetch(endpoint);
  });
  // What happened before the page was heard of.
  useEffect(
    () =>
      hubConnection.onHeard((pages) => (pages.includes(page) ? void refetch(endpoint) : undefined)),
    [page, endpoint],
  );
  return { refetchInterval: isLive ? false : FALLBACK_MS };
}
