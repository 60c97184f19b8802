import type { ComponentProps } from 'react';
import { Link } from '@fairlot/shell';

/** A link to a page of this site, or to another site. */
export function AnyLink({ to, replace, ...rest }: ComponentProps<typeof Link>) {
  return to.startsWith('/') ? (
    <Link {...rest} to={to} replace={replace ?? false} />
  ) : (
    <a {...rest} href={to} rel="noopener" />
  );
}
