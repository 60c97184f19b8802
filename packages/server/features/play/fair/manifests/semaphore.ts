/** Lets only so many pieces of work go on at a time; the others wait in line, or are sent away. */
export type Gate = {
  /** Undefined, and nothing is done, when the line is full. */
  enter<T>(key: string, work: () => Promise<T>): Promise<T | undefined>;
  underWay(): number;
};

export type SemaphoreOptions = {
  readonly atOnce: number;
  /** Pieces that may wait. */
  readonly waiting: number;
  /** Whether one key has one piece under way and one in line, so that nobody fills the line alone. */
  readonly oneEach: boolean;
};

export function createSemaphore({ atOnce, waiting, oneEach }: SemaphoreOptions): Gate {
  type Waiting = { readonly key: string; readonly begin: () => void };
  let line: Waiting[] = [];
  const working = new Map<string, number>();
  let underWay = 0;

  const next = (): void => {
    if (underWay >= atOnce) return;
    const first = line.find(({ key }) => !oneEach || !working.has(key));
    if (!first) return;
    line = line.filter((other) => other !== first);
    underWay += 1;
    working.set(first.key, (working.get(first.key) ?? 0) + 1);
    first.begin();
    next();
  };
  const leave = (key: string): void => {
    underWay -= 1;
    const left = (working.get(key) ?? 1) - 1;
    if (left > 0) working.set(key, left);
    else working.delete(key);
    next();
  };
  return {
    enter: async (key, work) => {
      const isIn = oneEach && line.some((other) => other.key === key);
      if (isIn || line.length >= waiting) return undefined;
      await new Promise<void>((begin) => {
        line.push({ key, begin });
        next();
      });
      try {
        return await work();
      } finally {
        leave(key);
      }
    },
    underWay: () => underWay,
  };
}
