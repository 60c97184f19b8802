/** Limits of concurrent notices of a process. */
export type NoticeBounds = {
  /** Notices of one payment that wait behind the one that is worked on. */
  readonly waiting: number;
  /** Notices of one provider that are worked on or wait. */
  readonly ofProvider: number;
};

export type NoticeQueue = {
  /**
   * Runs a notice after earlier ones of the same order or payment. Returns undefined at once if the queue is full.
   */
  run<T>(provider: number, of: readonly string[], work: () => Promise<T>): Promise<T | undefined>;
};

const BOUNDS: NoticeBounds = { waiting: 4, ofProvider: 32 };

type Line = { count: number; last: Promise<unknown> };

/** Serializes notices of one payment, so that they hold one connection. */
export function noticeQueue({ waiting, ofProvider }: NoticeBounds = BOUNDS): NoticeQueue {
  const lines = new Map<string, Line>();
  const counts = new Map<number, number>();
  const leave = (provider: number, mine: ReadonlyMap<string, Line>): void => {
    for (const [key, line] of mine) {
      line.count -= 1;
      if (line.count === 0) lines.delete(key);
    }
    const left = (counts.get(provider) ?? 1) - 1;
    if (left > 0) counts.set(provider, left);
    else counts.delete(provider);
  };
  return {
    run: async (provider, of, work) => {
      const keys = of.map((each) => `${provider} ${each}`);
      const lineOf = (key: string): Line => lines.get(key) ?? { count: 0, last: Promise.resolve() };
      const mine = new Map(keys.map((key) => [key, lineOf(key)]));
      const count = counts.get(provider) ?? 0;
      const isFull = [...mine.values()].some((line) => line.count > waiting);
      if (count >= ofProvider || isFull) return undefined;
      counts.set(provider, count + 1);
      const done = Promise.all([...mine.values()].map(({ last }) => last)).then(work);
      for (const [key, line] of mine) {
        line.count += 1;
        // The next one comes however this one ends.
        line.last = done.catch(() => undefined);
        lines.set(key, line);
      }
      try {
        return await done;
      } finally {
        leave(provider, mine);
      }
    },
  };
}
