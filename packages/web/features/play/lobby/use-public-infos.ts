import { useQuery } from '@tanstack/react-query';
import { lotteryHttp } from '@fairlot/wire/play/lottery';
import { callKey } from '@fairlot/shell';
import { readInfos } from '../lottery/lobby/index.ts';

/** A visitor has no hub: what is new is seen within this. */
const EVERY_MS = 10_000;
const PARTS = { State: true, LastDrawIssue: true, Countdown: true };

/** The infos of games, asked for again every ten seconds while the page is in sight. */
export const usePublicInfos = (gameIds: readonly number[]) =>
  useQuery({
    queryKey: [...callKey(lotteryHttp.getLotteryInfo), gameIds, PARTS],
    queryFn: () => readInfos(gameIds, PARTS),
    enabled: gameIds.length > 0,
    refetchInterval: EVERY_MS,
    placeholderData: (before) => before,
  });
