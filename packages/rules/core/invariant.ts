/** Stops the program when something that the code itself guarantees does not hold: a bug, never bad input. */
export function invariant(condition: unknown, why: string): asserts condition {
  if (!condition) throw new Error(`Invariant broken: ${why}`);
}
