import { useEffect, useState } from 'react';
import { loadOnce } from '@fairlot/shell';
import type { FindGames } from './find-games.ts';

const load = loadOnce(() => import('@fairlot/rules/lottery/search-games'));
let known: FindGames | undefined;

/** Returns the whole search. Its words and sounds are fetched with the first letter that is typed. */
export function useFindGames(query: string): FindGames | undefined {
  const [find, setFind] = useState(() => known);
  const isWanted = query !== '' && !find;
  useEffect(() => {
    if (!isWanted) return;
    void load().then(
      ({ searchGames }) => {
        known = (games, search) =>
          searchGames(games, search, ({ Code: code, Family: family, Name: name }) => ({
            code,
            family,
            name,
          }));
        setFind(() => known);
      },
      // Names and codes still find; the next search asks again.
      () => undefined,
    );
  }, [isWanted]);
  return find;
}
