import { session, useQueryValue, useSignedIn } from '../session/index.ts';
import { useFeatures, type ReadyTab } from './features.ts';

/** The tabs that this player may see. */
export function useOwnTabs(): readonly ReadyTab[] {
  const isAgent = session.get()?.isAgent ?? false;
  const { tabs } = useFeatures();
  return isAgent ? tabs : tabs.filter(({ access }) => access === 'player');
}

/** The tab of the popup window that the address names, if this player may open it. */
export function useWindowTab(): ReadyTab | undefined {
  const wanted = useQueryValue('w');
  const tabs = useOwnTabs();
  const isSignedIn = useSignedIn();
  return isSignedIn ? tabs.find(({ id }) => id === wanted) : undefined;
}
