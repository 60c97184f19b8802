import { useMatches } from '@tanstack/react-router';
import type { FilteredPage, PlainPage } from '../registry/manifest.ts';

/** The page that is shown; the one before it until its code has loaded. */
export const useCurrentPage = (): PlainPage | FilteredPage | undefined =>
  useMatches({ select: (matches) => matches.at(-1)?.staticData.page });
