import { useMemo } from 'react';
import { comboHttp, MOST_TILES } from '@fairlot/wire/play/combo';
import { showToast } from '@fairlot/ui';
import { callKey, queries, useCall, useSend } from '@fairlot/shell';
import { accountNow } from '../../../session/index.ts';
import { useFavourites, useGames, type Game } from '../lottery/games/index.ts';
import { COMBO } from './text.ts';

/** How many games a board begins with, where the player has fewer favourites. */
const FIRST = 4;

const NO_GAMES: readonly Game[] = [];

/** His favourites, and hot games up to some: what a board begins with. */
export function firstBoard(games: readonly Game[], favourites: readonly number[]): number[] {
  const own = favourites.filter((id) => games.some((game) => game.Id === id));
  const hot = games.filter(({ Id, IsHot }) => IsHot && !own.includes(Id)).map(({ Id }) => Id);
  const rest = games.filter(({ Id, IsHot }) => !IsHot && !own.includes(Id)).map(({ Id }) => Id);
  const filled = [...own, ...hot, ...rest].slice(0, Math.max(own.length, FIRST));
  return filled.slice(0, MOST_TILES);
}

/** The board of the player as the server keeps it. */
export function useBoard() {
  const { games = NO_GAMES, isError: noGames } = useGames();
  const favourites = useFavourites();
  const { data, isError, refetch } = useCall(comboHttp.getCombo, {}, { staleTime: Infinity });
  const { send } = useSend(comboHttp.saveCombo);
  const kept = data?.ok ? data.value.Combo : undefined;
  const ids = useMemo(() => {
    if (kept === undefined || games.length === 0) return undefined;
    const wanted = kept?.GameIds ?? firstBoard(games, favourites);
    return wanted.filter((id) => games.some((game) => game.Id === id));
  }, [kept, games, favourites]);
  const save = async (GameIds: readonly number[], IsByClose: boolean): Promise<void> => {
    const Combo = { GameIds: [...GameIds], IsByClose };
    const key = callKey(comboHttp.getCombo, {});
    const account = accountNow();
    const before = queries.getQueryData(key);
    queries.setQueryData(key, { ok: true, value: { Combo } });
    const result = await send(Combo).catch(() => undefined);
    // Who signed in meanwhile has a board of his own.
    if (account !== accountNow()) return;
    if (result?.ok) queries.setQueryData(key, { ok: true, value: { Combo: result.value } });
    else {
      queries.setQueryData(key, before);
      showToast({ kind: 'failed', text: COMBO.notKept });
    }
  };
  return {
    games,
    favourites,
    /** Undefined while it is read. */
    ids,
    isByClose: kept?.IsByClose ?? false,
    isError: isError || noGames,
    again: () => void refetch(),
    save,
  };
}
