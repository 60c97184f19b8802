import { registrationLinkHttp } from '@fairlot/wire/account/registration-link';
import { useCall } from '@fairlot/shell';

const TEN_MINUTES_MS = 600_000;
/** Spec section 9: kept for 10 minutes. */
const KEPT = { staleTime: TEN_MINUTES_MS, gcTime: TEN_MINUTES_MS } as const;

/**
 * Returns where one plays without an account: empty where that is not on offer, undefined until it is known.
 * A page of this site leads on to the game that the fragment of the present page names.
 */
export function useDemoLink(): string | undefined {
  const { data, isError } = useCall(registrationLinkHttp.getDemoLink, undefined, KEPT);
  if (!data) return isError ? '' : undefined;
  return data.DemoLink.startsWith('/') ? data.DemoLink + location.hash : data.DemoLink;
}
