/**
 * Goes on with a value at once, or with what it will be once it is there. Most calls wait for
 * nothing, and a promise for each of their steps would be most of what they cost.
 */
export function after<T>(value: T | PromiseLike<T>, goOn: (value: T) => unknown): unknown {
  return isPromise(value) ? value.then(goOn) : goOn(value);
}

export function isPromise(value: unknown): value is PromiseLike<unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'then' in value &&
    typeof value.then === 'function'
  );
}
