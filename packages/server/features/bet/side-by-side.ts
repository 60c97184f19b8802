/**
 * Both at once, and never ended while one still works: what was thrown waits for the other. Nothing of a
 * transaction may come behind its end, where each statement would be a transaction of its own.
 */
export async function both<A, B>(one: Promise<A>, other: Promise<B>): Promise<[A, B]> {
  await Promise.allSettled([one, other]);
  return Promise.all([one, other]);
}
