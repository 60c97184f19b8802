/** Only a fault waits this long: a busy machine is no fault. */
const LONGEST_MS = 60_000;
const LOOK_MS = 50;

/** Waits until something holds, inside a test or before all of them. */
export async function until(
  what: string,
  holds: () => Promise<boolean>,
  lookMs = LOOK_MS,
): Promise<void> {
  const begun = performance.now();
  while (performance.now() - begun < LONGEST_MS) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, lookMs));
  }
  throw new Error(`waited in vain: ${what}`);
}
