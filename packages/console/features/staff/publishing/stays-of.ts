import type { Plain } from '../operator/proposal-content/index.ts';

/** Of the rules of an earlier version those that there are still, and the names of those that are rules no more. */
export function staysOf(
  earlier: Plain,
  now: Plain,
): { readonly stays: Plain; readonly gone: readonly string[] } {
  const isRule = (name: string): boolean => Object.hasOwn(now, name);
  return {
    stays: Object.fromEntries(Object.entries(earlier).filter(([name]) => isRule(name))),
    gone: Object.keys(earlier).filter((name) => !isRule(name)),
  };
}
