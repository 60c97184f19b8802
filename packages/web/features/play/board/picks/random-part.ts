import type { Play } from '@fairlot/rules/play/play';
import { loadOnce } from '@fairlot/shell';

const load = loadOnce(() => import('./random-pick.ts'));

/** Comes while the page is quiet. */
export const RANDOM = { preload: () => load().catch(() => undefined) };

/** Random selections of a play; none where the code cannot be had. */
export async function randomContents(play: Play, count: number): Promise<readonly string[]> {
  try {
    const { randomContent } = await load();
    return Array.from({ length: count }, () => randomContent(play));
  } catch {
    return [];
  }
}
