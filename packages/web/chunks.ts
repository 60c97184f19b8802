// Which file a module goes into. Without this every module that two screens share becomes a file of
// its own, and a first view is fifty requests of a kilobyte each.
import { join } from 'node:path';

type ModuleInfo = { importedIds: readonly string[] };
type GetInfo = (id: string) => ModuleInfo | null;

/** Reached through lists of what there is; who needs one of these brings it along. */
const LATER = /ui\/(?:plate|Plate|Hash)/;
const NOT_IN_CORE = /ui\/(?:plate|Plate|Hash)|site\/(?:NoticePage|measure|line-query)|commitment/;

/** Everything that a module needs at once. */
function closure(start: string, info: GetInfo, skip: RegExp): Set<string> {
  const found = new Set<string>();
  const waiting = [start];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id) || skip.test(id)) continue;
    found.add(id);
    waiting.push(...(info(id)?.importedIds ?? []));
  }
  return found;
}

/** A chooser of file names: `core` for what every page needs, `bet` for what the bet page needs. */
export function chunksOf(root: string): (id: string, get: GetInfo) => string | null {
  const entry = join(root, 'main.tsx');
  const bet = join(root, 'features/bet/BetScreen.tsx');
  let core: Set<string> | undefined;
  let board: Set<string> | undefined;
  return (id, get) => {
    // Both starting points keep files of their own: the page and the import name them.
    if (id.endsWith('.css') || id === entry || id === bet) return null;
    core ??= closure(entry, get, NOT_IN_CORE);
    if (core.has(id)) return 'core';
    board ??= closure(bet, get, LATER);
    return board.has(id) ? 'bet' : null;
  };
}
