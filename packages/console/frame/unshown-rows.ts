import type { Query, QueryCache } from '@tanstack/react-query';
import type { Unshown } from '@fairlot/wire/core';

type Answer = { readonly unshown?: readonly Unshown[] };

/** The answers of a query: the pages of a list that goes from cursor to cursor, or the only one. */
function answersOf({ state: { data } }: Query): readonly Answer[] {
  if (typeof data !== 'object' || data === null) return [];
  return 'pages' in data && Array.isArray(data.pages) ? data.pages : [data];
}

/** Returns the ids of rows that the server left out of the current answers, each once. */
export function unshownRows(cache: QueryCache): readonly string[] {
  const answers = cache.findAll({ type: 'active' }).flatMap(answersOf);
  return [...new Set(answers.flatMap(({ unshown = [] }) => unshown.map(({ Id }) => Id)))];
}
