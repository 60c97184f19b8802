import { useEffect } from 'react';
import { playerHttp } from '@fairlot/wire/account/player';
import { useCall, useSignedIn } from '@fairlot/shell';
import { player, type Player } from './player-store.ts';

/** Who is signed in; undefined until the server has said so. */
export function usePlayer(): Player | undefined {
  const isSignedIn = useSignedIn();
  const { data } = useCall(playerHttp.getPlayerBaseData, undefined, {
    enabled: isSignedIn,
    staleTime: 60_000,
  });
  const found = data?.playerData;
  useEffect(() => player.set(found), [found]);
  return isSignedIn ? found : undefined;
}
