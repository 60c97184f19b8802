import { part } from '../../../session/index.ts';

/** The list where it is not part of the first view. */
export const DrawListPart = part(() => import('./DrawList.tsx'));
