import { useFeatures, type ReadyTab } from '../feature/features.ts';
import { useQueryValue } from '../page/location.ts';
import { useSignedIn } from '../session/token.ts';

/** The tabs that this login may see. */
export function useOwnTabs(): readonly ReadyTab[] {
  const { tabs, window: plan } = useFeatures();
  return tabs.filter(({ access }) => plan?.mayOpen(access));
}

/** The tab of the popup window that the address names, if this login may open it. */
export function useWindowTab(): ReadyTab | undefined {
  const wanted = useQueryValue('w');
  const tabs = useOwnTabs();
  const isSignedIn = useSignedIn();
  return isSignedIn ? tabs.find(({ id }) => id === wanted) : undefined;
}
