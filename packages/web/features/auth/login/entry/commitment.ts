import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Bilingual } from '@fairlot/rules/core/text';
import { currentIssue } from '@fairlot/rules/issue/current';
import { fairHttp } from '@fairlot/wire/play/fair';
import { lotteryHttp } from '@fairlot/wire/play/lottery';
import { committedGames } from './committed-games.ts';
import { call, callKey, queries, serverNow, usePageIdle } from '@fairlot/shell';

/** What is fixed already for an issue that still takes bets, and the newest result of the game. */
export type Commitment = {
  readonly gameId: number;
  readonly game: Bilingual;
  readonly serial: number;
  /** Hash of the newest signed manifest of the issue. */
  readonly hash: string;
  readonly last: { readonly serial: number; readonly number: string } | undefined;
};

/** SHA-256 of the body as it was signed; the code of it comes when it is needed. */
async function hashOf(body: string): Promise<string> {
  const { sha256, textBytes, toHex } = await import('@fairlot/draw/bytes');
  return toHex(sha256(textBytes(body)));
}

/** The first verifiable game with an issue in sight; undefined where there is none. */
async function readCommitment(): Promise<Commitment | null> {
  const all = await queries.ensureQueryData({
    queryKey: callKey(lotteryHttp.getLotteryData),
    queryFn: () => call(lotteryHttp.getLotteryData, undefined),
  });
  const ids = committedGames(all);
  if (ids.length === 0) return null;
  const parts = { GameIdList: [...ids], Countdown: true, LastDrawIssue: true };
  const infos = await call(lotteryHttp.getLotteryInfo, parts);
  const inSight = ids.flatMap((gameId) => {
    const info = infos[gameId];
    const { current, waiting } = currentIssue(info?.RecentIssues ?? [], { nowMs: serverNow() });
    const serial = (current ?? waiting)?.SerialNumber;
    return serial ? [{ gameId, info, serial }] : [];
  });
  const [first] = inSight;
  if (!first) return null;
  const { gameId, info, serial } = first;
  const chain = await call(fairHttp.getManifests, { GameId: gameId, SerialNumber: serial });
  const newest = chain.ok ? chain.value.Manifests.at(-1) : undefined;
  if (!newest) return null;
  const { SerialNumber, WinningNumber, IsDemoHistory } = info?.LastDrawIssue ?? {};
  return {
    gameId,
    game: all[gameId]?.Name ?? { zh: '', en: '' },
    serial,
    hash: await hashOf(newest.Body),
    last:
      SerialNumber && WinningNumber && !IsDemoHistory
        ? { serial: SerialNumber, number: WinningNumber }
        : undefined,
  };
}

/** How often a new one is looked for. */
const REFRESH_MS = 20_000;

/** The commitment with what became of reading it; null where there is none. */
export const useCommitmentQuery = (): UseQueryResult<Commitment | null> =>
  useQuery({
    queryKey: [...callKey(lotteryHttp.getLotteryInfo), 'commitment'],
    queryFn: readCommitment,
    enabled: usePageIdle(),
    refetchInterval: REFRESH_MS,
    placeholderData: (before) => before,
  });

/** The commitment that stands on Login and in the lobby; undefined while or where there is none. */
export const useCommitment = (): Commitment | undefined => useCommitmentQuery().data ?? undefined;
