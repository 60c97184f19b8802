/**
 * Where somebody goes who has signed in: to the link that brought him, which stands in the fragment of the
 * page that he signs in at, or to the lobby. A slip stands in a fragment itself, which no server is told.
 */
export function placeAfter(hash: string): string {
  const link = hash.slice(1);
  return /^\/Bet\/\d{1,9}#slip=[\w-]+$/.test(link) ? link : '/';
}
