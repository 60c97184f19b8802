import type { Permission } from '@fairlot/rules/check/operator-roles';
import type { Bilingual } from '@fairlot/rules/core/text';
import type { Badge, Manifest } from './manifest.ts';
import { NAV_GROUPS } from './nav-groups.ts';

/** A page in the navigation. */
export type NavItem = {
  readonly to: string;
  readonly name: Bilingual;
  /** One of them is enough; none: every operator. */
  readonly permissions: readonly Permission[];
  readonly badge?: Badge | undefined;
};
export type NavGroup = {
  readonly key: string;
  readonly name: Bilingual;
  readonly items: readonly NavItem[];
};

/** Builds the navigation from the pages that features declare. */
export function makeNavigation(manifests: readonly Manifest[]): readonly NavGroup[] {
  const pages = manifests
    .flatMap((manifest) => manifest.pages ?? [])
    .flatMap(({ path, title, nav }) => (nav ? [{ path, title, nav }] : []))
    .toSorted((one, other) => one.nav.order - other.nav.order);
  return Object.entries(NAV_GROUPS).map(([key, name]) => ({
    key,
    name,
    items: pages
      .filter(({ nav }) => nav.group === key)
      .map(({ path, title, nav: { permissions, badge } }) => ({
        to: path,
        name: title,
        permissions,
        badge,
      })),
  }));
}

/** Returns the items that the operator may see and whose name or address has the query in it, without empty groups. */
export function findNavItems(
  navigation: readonly NavGroup[],
  query: string,
  may: (permission: Permission) => boolean,
): readonly NavGroup[] {
  const wanted = query.trim().toLowerCase();
  const isFound = ({ to, name, permissions }: NavItem): boolean =>
    (permissions.length === 0 || permissions.some(may)) &&
    [to, name.zh, name.en].some((word) => word.toLowerCase().includes(wanted));
  return navigation
    .map((group) => ({ ...group, items: group.items.filter(isFound) }))
    .filter(({ items }) => items.length > 0);
}
