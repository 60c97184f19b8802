/**
 * Returns where a player goes after signing in: the bet page that the fragment of this page names, with the
 * slip that somebody sent, or the lobby. No server is told a fragment.
 */
export function placeAfter(hash: string): string {
  const link = hash.slice(1);
  return /^\/Bet\/\d{1,9}(#slip=[\w-]+)?$/.test(link) ? link : '/';
}
