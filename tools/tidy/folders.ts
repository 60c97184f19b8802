import { posix } from 'node:path';
import { arrows } from './circles.ts';
import type { Finding, Source } from './source.ts';

/** Folders that still import each other; whoever parts them takes them off. */
const ACCEPTED = [
  /^packages\/rules\/lottery(\/|$)/,
  /^packages\/rules\/play(\/|$)/,
  /^packages\/server\/ledger(\/|$)/,
  /^packages\/ui(\/|$)/,
];

/** For each folder the folders that its files import, with a file that does. */
function folderArrows(sources: readonly Source[]): Map<string, Map<string, string>> {
  const product = sources.filter(({ isTest }) => !isTest);
  const folders = new Map<string, Map<string, string>>();
  for (const [path, targets] of arrows(product)) {
    const from = posix.dirname(path);
    const to = folders.get(from) ?? new Map<string, string>();
    folders.set(from, to);
    for (const target of targets) {
      const folder = posix.dirname(target);
      if (folder !== from && !to.has(folder)) to.set(folder, path);
    }
  }
  return folders;
}

/** The shortest way from a folder to another, with both. */
function wayTo(
  folders: ReadonlyMap<string, ReadonlyMap<string, string>>,
  [from, to]: readonly [string, string],
): readonly string[] | undefined {
  const before = new Map<string, string>([[from, '']]);
  const waiting = [from];
  for (let folder = waiting.shift(); folder !== undefined; folder = waiting.shift()) {
    if (folder === to) {
      const way: string[] = [];
      for (let at = to; at !== ''; at = before.get(at) ?? '') way.unshift(at);
      return way;
    }
    for (const next of folders.get(folder)?.keys() ?? []) {
      if (before.has(next)) continue;
      before.set(next, folder);
      waiting.push(next);
    }
  }
  return undefined;
}

/**
 * Folders that import each other, by whatever way, are one folder in several pieces. Each folder of
 * a circle is named once, with the shortest way back to it.
 */
export function noFolderCircles(
  sources: readonly Source[],
  accepted: readonly RegExp[] = ACCEPTED,
): Finding[] {
  const folders = folderArrows(sources);
  const findings: Finding[] = [];
  const told = new Set<string>();
  for (const [folder, targets] of folders) {
    if (told.has(folder) || accepted.some((circle) => circle.test(folder))) continue;
    for (const [target, path] of targets) {
      const back = wayTo(folders, [target, folder]);
      if (!back) continue;
      for (const each of back) told.add(each);
      const round = [folder, ...back].join(' -> ');
      findings.push({ path, message: `folders import each other, ${round}: move what both need` });
      break;
    }
  }
  return findings;
}
