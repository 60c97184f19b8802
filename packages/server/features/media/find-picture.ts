import { monotonicMs } from '../../platform/clock.ts';
import type { FindPicture } from '../../platform/pictures.ts';

/** How many bytes are kept at hand and for how long, how many pictures are looked for in the database at once, and how many may wait for that. */
export type FinderBounds = {
  readonly bytes: number;
  readonly ms: number;
  readonly atOnce: number;
  readonly mostWaiting: number;
};
export const FINDER: FinderBounds = {
  bytes: 32 * 1024 * 1024,
  ms: 600_000,
  atOnce: 3,
  mostWaiting: 100,
};

/** Too many look for pictures: whoever waits for a bet goes before them. */
export class TooManyLooks extends Error {}

/**
 * Finds pictures, the ones of late without the database. Names that nobody has cost a look each, so few of them
 * are made at once that all the others find a free connection.
 */
export function createFinder(read: FindPicture, bounds: FinderBounds): FindPicture {
  const kept = new Map<string, { readonly bytes: Buffer; readonly sinceMs: number }>();
  let size = 0;
  let looking = 0;
  const queue: (() => void)[] = [];

  const drop = (name: string): void => {
    size -= kept.get(name)?.bytes.length ?? 0;
    kept.delete(name);
  };
  const keep = (name: string, bytes: Buffer): void => {
    kept.set(name, { bytes, sinceMs: monotonicMs() });
    size += bytes.length;
    for (const oldest of kept.keys()) if (size > bounds.bytes) drop(oldest);
  };
  const look = async (name: string): Promise<Buffer | undefined> => {
    if (looking >= bounds.atOnce) {
      if (queue.length >= bounds.mostWaiting) throw new TooManyLooks('too many look for pictures');
      // Whoever is done hands his place on.
      await new Promise<void>((free) => void queue.push(free));
    } else looking += 1;
    try {
      return await read(name);
    } finally {
      const next = queue.shift();
      if (next) next();
      else looking -= 1;
    }
  };
  return async (name) => {
    const known = kept.get(name);
    // What was let go is not shown for long.
    if (known && monotonicMs() - known.sinceMs > bounds.ms) drop(name);
    else if (known) {
      // The last one asked for goes last.
      kept.delete(name);
      kept.set(name, known);
      return known.bytes;
    }
    const found = await look(name);
    if (found && !kept.has(name)) keep(name, found);
    return found;
  };
}
