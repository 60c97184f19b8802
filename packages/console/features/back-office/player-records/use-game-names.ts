import { useMemo } from 'react';
import { CATEGORIES } from '@fairlot/rules/lottery/categories';
import type { Bilingual } from '@fairlot/rules/core/text';
import { useCall } from '@fairlot/shell';
import { lotteryConsole } from '@fairlot/wire/play/lottery';
import { useMay } from '../../staff/operator/index.ts';

/** Returns the names of games by number, including renamed games if the operator may read them. */
export function useGameNames(): ReadonlyMap<number, Bilingual> {
  const enabled = useMay('lottery.games.read');
  const { data } = useCall(lotteryConsole.getGames, undefined, { enabled });
  return useMemo(
    () =>
      new Map(
        data?.ok
          ? data.value.Rows.map(({ GameId, Name }) => [GameId, Name] as const)
          : CATEGORIES.map(({ id, name }) => [id, name] as const),
      ),
    [data],
  );
}

/** Returns the name of a game, or its number if it is unknown. */
export const gameName = (games: ReadonlyMap<number, Bilingual>, id: number): Bilingual =>
  games.get(id) ?? { zh: String(id), en: String(id) };
