import { localNow } from '@fairlot/shell';

/** A task of the search ends after so long, in ms; a step that began before still ends. */
const TASK_MS = 8;

/** Runs a search in short tasks, so that no press waits for it. Returns undefined once `isLeft`. */
export async function inTasks<T>(
  steps: Generator<void, T>,
  isLeft: () => boolean,
): Promise<T | undefined> {
  for (;;) {
    const until = localNow() + TASK_MS;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (localNow() < until);
    await new Promise((resolve) => setTimeout(resolve));
    if (isLeft()) return undefined;
  }
}
