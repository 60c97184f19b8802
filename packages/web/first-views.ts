// What no first view may fetch: parts that come when somebody opens them. The build stops where one of
// them has become a part of what stands at once, and where files wait for each other.
import type { Plugin } from 'vite';

/** A file of the build: the modules it is made of, and the files that it cannot do without. */
export type Built = {
  readonly fileName: string;
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
};

/** What stands at once: entry, lobby, login, the bet page in both layouts. */
const SCREENS = [
  'web/main.tsx',
  'web/features/lottery/HomeScreen.tsx',
  'web/features/session/LoginScreen.tsx',
  ...['BetScreen', 'Desk', 'Phone'].map((name) => `web/features/bet/${name}.tsx`),
];
/** What is told of many draws of a family. */
const PAST =
  /\/packages\/rules\/play\/(?:past|trend\/[\w-]+|\w+\/(?:columns|trends|charts|derived|zones))\.ts$/;
/** And with it the plays of a family. */
const PLAYS = /\/packages\/rules\/play\/\w+\/\w+\.ts$/;

/** The gallery, forms with their library, and what opens over a page with its own. */
const LATER =
  /packages\/(?:ui\/(?:gallery|form|menu|popover|popup|select|combobox|tooltip)|shell\/form)\/.*\.tsx?$|node_modules\/(?:react-hook-form|@base-ui|@floating-ui)\//;

/** The parts that a first view would fetch and must not, each with the file that brings it. */
export function findEarly(all: readonly Built[]): string[] {
  const named = new Map(all.map((file) => [file.fileName, file]));
  const ids = all.flatMap(({ moduleIds }) => moduleIds);
  const screens = SCREENS.map((end) => ids.find((id) => id.endsWith(`/packages/${end}`)));
  const missing = SCREENS.filter((_, index) => screens[index] === undefined);
  if (missing.length > 0) throw new Error(`nothing is built of ${missing.join(', ')}`);
  const isFirst = (id: string): boolean =>
    (PLAYS.test(id) && !PAST.test(id)) || screens.includes(id);
  const found = new Set(all.filter(({ moduleIds }) => moduleIds.some(isFirst)));
  for (const { imports } of found) {
    for (const name of imports) {
      const file = named.get(name);
      if (file) found.add(file);
    }
  }
  return [...found].flatMap(({ fileName, moduleIds }) =>
    moduleIds.filter((id) => LATER.test(id) || PAST.test(id)).map((id) => `${fileName}: ${id}`),
  );
}

/**
 * Files that need each other at once, as a way from one back to itself. The one that runs first finds the
 * other empty: what it takes from it while it is read is not there yet, and the page stays blank.
 */
export function findRound(all: readonly Built[]): readonly string[] | undefined {
  const named = new Map(all.map((file) => [file.fileName, file]));
  const seen = new Set<string>();
  const walk = (name: string, way: readonly string[]): readonly string[] | undefined => {
    const start = way.indexOf(name);
    if (start >= 0) return [...way.slice(start), name];
    if (seen.has(name)) return undefined;
    seen.add(name);
    for (const next of named.get(name)?.imports ?? []) {
      const round = walk(next, [...way, name]);
      if (round) return round;
    }
    return undefined;
  };
  for (const { fileName } of all) {
    const round = walk(fileName, []);
    if (round) return round;
  }
  return undefined;
}

export const guardFirstViews = (): Plugin => ({
  name: 'guard-first-views',
  apply: 'build',
  generateBundle(_, bundle) {
    const files = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
    const early = findEarly(files);
    if (early.length > 0) this.error(`a first view would fetch\n${early.join('\n')}`);
    const round = findRound(files);
    if (round) this.error(`files that need each other at once: ${round.join(' -> ')}`);
  },
});
