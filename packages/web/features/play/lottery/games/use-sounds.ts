import { useEffect, useState } from 'react';
import { loadOnce } from '@fairlot/shell';
import type { SoundsLike } from './find-games.ts';

const load = loadOnce(() => import('@fairlot/rules/lottery/pinyin'));
let known: SoundsLike | undefined;

/** How names are found by their sound; fetched with the first letter that is typed. */
export function useSounds(query: string): SoundsLike | undefined {
  const [sounds, setSounds] = useState(() => known);
  const isWanted = query !== '' && !sounds;
  useEffect(() => {
    if (!isWanted) return;
    void load().then(
      ({ soundsLike }) => {
        known = soundsLike;
        setSounds(() => soundsLike);
      },
      // Names and codes still find; the next search asks again.
      () => undefined,
    );
  }, [isWanted]);
  return sounds;
}
