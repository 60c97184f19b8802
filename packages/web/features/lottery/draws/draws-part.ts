import { part } from '@fairlot/shell';

/** The list where it is not part of the first view. */
export const DrawListPart = part(() => import('./DrawList.tsx'));
