/** Returns the text of `tools/check-start.mjs`, made from `packages/server/start/check-start.ts`. */
export function bundleStartCheck(): Promise<string>;
/** Builds what is out of date; `say` hears what is being done. */
export function buildIfNeeded(say?: (what: string) => void): Promise<void>;
