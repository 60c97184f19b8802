import type { Paging } from '@fairlot/ui/list';

/** The way through a list, with how many there are in all once that is known. */
export const withTotal = (
  paging: Paging | undefined,
  total: number | undefined,
): Paging | undefined => (paging && total !== undefined ? { ...paging, total } : paging);
