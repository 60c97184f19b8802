// A wait that somebody may cut short, for what is tried again and again.

export type Pause = {
  /** Waits for `ms` milliseconds, or until `cut`; true when it was cut. */
  readonly wait: (ms: number) => Promise<boolean>;
  /** Waits for work of at most `ms`; fails when it takes longer or is cut. */
  readonly limit: <T>(work: Promise<T>, ms: number) => Promise<T>;
  readonly cut: () => void;
};

export function createPause(): Pause {
  let cut = (): void => undefined;
  const wait = (ms: number): Promise<boolean> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), ms);
      cut = () => {
        clearTimeout(timer);
        resolve(true);
      };
    });
  async function limit<T>(work: Promise<T>, ms: number): Promise<T> {
    const late = wait(ms).then(() => {
      throw new Error('it took too long');
    });
    late.catch(() => undefined);
    try {
      return await Promise.race([work, late]);
    } finally {
      cut();
    }
  }
  return { wait, limit, cut: () => cut() };
}
