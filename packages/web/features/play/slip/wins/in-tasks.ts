/** Steps between two tasks of the page, of at most 500 verdicts each. */
const STEPS = 8;

/** Runs a search in short tasks, so that no press waits for it. Returns undefined once `isLeft`. */
export async function inTasks<T>(
  steps: Generator<void, T>,
  isLeft: () => boolean,
): Promise<T | undefined> {
  for (;;) {
    for (let done = 0; done < STEPS; done += 1) {
      const step = steps.next();
      if (step.done) return step.value;
    }
    await new Promise((resolve) => setTimeout(resolve));
    if (isLeft()) return undefined;
  }
}
