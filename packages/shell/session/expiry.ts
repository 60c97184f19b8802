/** Refresh when this little is left (spec section 7). */
const REFRESH_BELOW_MS = 5 * 60_000;
/** From the end of the token to the Timeout page. */
export const TIMEOUT_DELAY_MS = 2000;
/** A refresh that failed is tried again after this. */
const RETRY_MS = 10_000;

export type Life = 'none' | 'fine' | 'refresh' | 'expired';

/** What is to be done about a token now; looked at once a second. */
export function lifeOf(
  expiresAt: number | undefined,
  nowMs: number,
  lastTriedAt = Number.NEGATIVE_INFINITY,
  isLast = false,
): Life {
  if (expiresAt === undefined) return 'none';
  if (nowMs >= expiresAt) return 'expired';
  // The last token of a login is as short as what is left of it: none follows.
  if (isLast || expiresAt - nowMs >= REFRESH_BELOW_MS) return 'fine';
  return nowMs - lastTriedAt >= RETRY_MS ? 'refresh' : 'fine';
}
