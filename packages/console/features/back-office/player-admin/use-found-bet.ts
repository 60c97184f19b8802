import { useEffect } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { useCall } from '@fairlot/shell';
import { playerRecordsConsole } from '@fairlot/wire/back-office/player-records';
import { useMay } from '../../staff/operator/index.ts';
import { betIdOf } from '../player-records/index.ts';

/** Opens the player of a bet if the search text is a bet number. */
export function useFoundBet(search: string | undefined): void {
  const id = betIdOf(search ?? '');
  const mayRead = useMay('manage.records.read');
  const go = useNavigate();
  const { data } = useCall(
    playerRecordsConsole.findBet,
    { Id: id ?? '' },
    { enabled: mayRead && id !== undefined },
  );
  const playerId = data?.ok ? data.value.PlayerId : undefined;
  useEffect(() => {
    if (playerId === undefined || id === undefined) return;
    void go({
      to: '/Players/$id',
      params: { id: String(playerId) },
      search: { tab: 'bets', find: id } as never,
      replace: true,
    });
  }, [go, id, playerId]);
}
