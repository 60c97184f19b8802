/** Builds what is out of date; `say` hears what is being done. */
export function buildIfNeeded(say?: (what: string) => void): Promise<void>;
