import { monotonicMs } from '#platform/clock';
import type { FindPicture } from '#platform/pictures';

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

/** Which of these names may be shown now. */
export type WhichShown = (names: readonly string[]) => Promise<ReadonlySet<string>>;

/**
 * Asks for names one question after the other: whoever comes while one is on its way is asked about in the next, with
 * all others who do, so what is at hand takes one connection however many want it.
 */
function together(shown: WhichShown): (name: string) => Promise<boolean> {
  let next:
    | { readonly names: Set<string>; readonly answer: Promise<ReadonlySet<string>> }
    | undefined;
  let last: Promise<unknown> = Promise.resolve();
  return async (name) => {
    if (!next) {
      const names = new Set<string>();
      const answer = last.then(() => {
        next = undefined;
        return shown([...names]);
      });
      last = answer.catch(() => undefined);
      next = { names, answer };
    }
    const { names, answer } = next;
    names.add(name);
    return (await answer).has(name);
  };
}

/**
 * Finds pictures. The bytes of those of late stay at hand; whether one may be shown is asked each time, so that what an
 * operator refused stops at once, in every process. Names that nobody has cost a look each, so few of them
 * are made at once that all the others find a free connection.
 */
export function createFinder(
  read: FindPicture,
  shown: WhichShown,
  bounds: FinderBounds,
): FindPicture {
  const mayShow = together(shown);
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
      if (await mayShow(name)) return known.bytes;
      if (kept.get(name) === known) drop(name);
      return undefined;
    }
    const found = await look(name);
    if (found && !kept.has(name)) keep(name, found);
    return found;
  };
}
