type Packages = Readonly<
  Record<string, { readonly version?: string; readonly optional?: boolean }>
>;

/** Returns whether the program runs on a version of Node. */
export function runsOn(version: string): boolean;
/** Returns whether a tree has every package of a lock file in its version. */
export function hasPackages(locked: Packages, installed: Packages): boolean;
/** Runs `npm ci` unless the installed tree belongs to the lock file at hand. */
export function installIfNeeded(root: string, say: (what: string) => void): void;
