import type { CallState } from './call-state.ts';

/** Items between two looks at everything else that waits in this process. */
const itemsAtOnce = 64;

export type Source = AsyncIterator<unknown> | Iterator<unknown>;

/** The iterator of what a stream method returned; undefined when that is no stream. */
export function sourceOf(made: unknown): Source | undefined {
  if (typeof made !== 'object' || made === null) return undefined;
  if (Symbol.asyncIterator in made && typeof made[Symbol.asyncIterator] === 'function') {
    return (made as AsyncIterable<unknown>)[Symbol.asyncIterator]();
  }
  if (Symbol.iterator in made && typeof made[Symbol.iterator] === 'function') {
    return (made as Iterable<unknown>)[Symbol.iterator]();
  }
  return undefined;
}

/**
 * Sends everything a source yields, at the pace of the receiver, until it ends or is canceled. It
 * fails as the source does, or when an item has no form; the source is ended in every case.
 */
export async function pour(
  source: Source,
  call: CallState,
  send: (item: unknown) => Promise<void> | undefined,
): Promise<void> {
  for (let count = 1; !call.isCanceled; count++) {
    const step = source.next();
    // From here on a cancel reaches code that runs.
    call.release();
    const { done, value } = await step;
    if (done || call.isCanceled) return;
    try {
      await send(value);
    } catch (error) {
      endSource(source);
      throw error;
    }
    // A source that is always ready would otherwise leave no time for sockets and timers.
    if (count % itemsAtOnce === 0) await new Promise(setImmediate);
  }
}

/** Runs the clean-up of a source that is not read to its end. Its failure is nobody's concern. */
export function endSource(source: Source): void {
  Promise.resolve()
    .then(() => source.return?.())
    .catch(() => {});
}
