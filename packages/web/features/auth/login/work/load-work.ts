import { loadOnce } from '@fairlot/shell';

/** What finds the work that a sign-in is asked for
 * after failures; on a bad line the next try fetches it anew. */
export const loadWork = loadOnce(() => import('./find-work.ts'));
