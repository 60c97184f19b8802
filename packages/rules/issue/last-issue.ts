/** What identifies a result, under the specification's name. */
export type Serialled = { readonly SerialNumber: number };

/**
 * The last issue after a result arrived: "a new winning result updates the last issue only if its
 * serial number is at least the stored one" (spec section 4). So results may arrive late, twice
 * or out of order, and the last issue never goes back.
 */
export const lastIssue = <S extends Serialled>(stored: S | null | undefined, result: S): S =>
  stored && result.SerialNumber < stored.SerialNumber ? stored : result;
