import type { ReactNode } from 'react';
import { registrationLinkHttp } from '@fairlot/wire/account/registration-link';
import { Link, useCall } from '@fairlot/shell';

const TEN_MINUTES_MS = 600_000;
/** Spec section 9: kept for 10 minutes. */
const KEPT = { staleTime: TEN_MINUTES_MS, gcTime: TEN_MINUTES_MS } as const;

/** Returns where one plays without an account: empty where that is not on offer, undefined until it is known. */
export function useDemoLink(): string | undefined {
  const { data, isError } = useCall(registrationLinkHttp.getDemoLink, undefined, KEPT);
  return isError ? '' : data?.DemoLink;
}

/** The way to play without an account: a page here, which leads on to the same game, or another site. */
export function DemoLink(props: {
  readonly to: string;
  readonly className: string;
  /** Whether it takes the place of the page in the history. */
  readonly replace?: boolean;
  readonly children: ReactNode;
}) {
  const { to, className, replace = false, children } = props;
  return to.startsWith('/') ? (
    <Link className={className} to={to + location.hash} replace={replace}>
      {children}
    </Link>
  ) : (
    <a className={className} href={to} rel="noopener">
      {children}
    </a>
  );
}
