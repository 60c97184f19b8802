import type { Whence } from '#platform/access';

/**
 * Whether connections may stay, asked once for each address and region as long as the rule stays the same, however many connections
 * come from there and however often they are looked at: lists are long, and this is asked every second. What is known is of those
 * that were there in the last look, so that there is no more of it than connections.
 */
export function askedOnce<R>(
  admits: (rule: R, whence: Whence) => boolean,
): (rule: R) => (whence: Whence) => boolean {
  let last:
    | { readonly rule: R; readonly text: string; readonly known: ReadonlyMap<string, boolean> }
    | undefined;
  return (asked) => {
    const text = JSON.stringify(asked);
    // The lists of the last look are built by now.
    const { rule, known: before } =
      last?.text === text ? last : { rule: asked, known: new Map<string, boolean>() };
    const known = new Map<string, boolean>();
    last = { rule, text, known };
    return (whence) => {
      const from = `${whence.region ?? ''} ${whence.ip}`;
      const isIn = known.get(from) ?? before.get(from) ?? admits(rule, whence);
      known.set(from, isIn);
      return isIn;
    };
  };
}
