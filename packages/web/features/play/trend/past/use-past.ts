import { useEffect, useMemo, useState } from 'react';
import type { Chart } from '@fairlot/rules/play/trend/chart';
import type { Drawn } from '@fairlot/rules/play/trend/table';
import { siteDayOf } from '@fairlot/rules/lottery/site-day';
import { readDraw } from '@fairlot/rules/play/draw-shape';
import { PAST } from '@fairlot/rules/play/past';
import { findFamily } from '@fairlot/rules/play/registry';
import { createStore, loadOnce, useCall, useHubEvent, useStore } from '@fairlot/shell';
import { lotteryHttp, lotteryHub } from '@fairlot/wire/play/lottery';
import type { Game } from '../../lottery/games/index.ts';
import { useLiveDraws } from './use-live-draws.ts';

/** A draw with the issue that it was of. */
export type IssueDrawn = Drawn & { readonly serial: number };

/** As many as a chart shows at most, and as many as the server gives. */
export const MOST_DRAWS = 200;

/** Visitors have no hub: without it a result is seen at the latest after this. */
const FALLBACK_MS = 15_000;

export type Past = {
  /** Oldest first; undefined until they are read. */
  readonly draws: readonly IssueDrawn[] | undefined;
  readonly isFailed: boolean;
  readonly retry: () => void;
};

/** The last draws of a game, or all of a day of the site; live. */
export function usePast(game: Game, day?: string): Past {
  const which = day === undefined ? { Count: MOST_DRAWS } : { Day: day };
  const input = { GameId: game.Id, ...which };
  const query = useCall(lotteryHttp.getDrawHistory, input, {
    refetchInterval: FALLBACK_MS,
    placeholderData: (previous) => previous,
  });
  const live = useLiveDraws(game.Id);
  const pushed = useMemo(
    () => live.filter(({ DrawTimeStamp }) => !day || siteDayOf(DrawTimeStamp) === day),
    [live, day],
  );
  const { data, refetch } = query;
  useHubEvent(lotteryHub.updateStatistic, ({ GameId, SerialNumber }) => {
    // Told of a draw that is known: one of them was corrected.
    const isKnown = data?.ok && data.value.Issues.some((row) => row.SerialNumber === SerialNumber);
    if (GameId === game.Id && isKnown) void refetch();
  });
  const shape = findFamily(game.Family)?.draw;
  const draws = useMemo(() => {
    if (!data?.ok || !shape) return undefined;
    const numbers = new Map(
      [...pushed, ...data.value.Issues].flatMap(({ SerialNumber, WinningNumber, DrawTimeStamp }) =>
        WinningNumber === null ? [] : [[SerialNumber, { WinningNumber, DrawTimeStamp }] as const],
      ),
    );
    return [...numbers]
      .toSorted(([a], [b]) => a - b)
      .slice(day === undefined ? -MOST_DRAWS : 0)
      .flatMap(([serial, { WinningNumber, DrawTimeStamp }]): IssueDrawn[] => {
        const read = readDraw(shape, WinningNumber);
        return read.ok ? [{ serial, draw: read.value, drawMs: DrawTimeStamp }] : [];
      });
  }, [data, shape, pushed, day]);
  const isFailed = data?.ok === false || (query.isError && !data);
  return { draws, isFailed, retry: () => void refetch() };
}

const known = createStore<{ readonly [family: string]: readonly Chart[] }>({});

const LOADERS = new Map(
  Object.entries(PAST).map(([code, { loadCharts }]) => [code, loadOnce(loadCharts)]),
);

async function readCharts(family: string): Promise<void> {
  const charts = await LOADERS.get(family)?.();
  if (charts) known.set((old) => ({ ...old, [family]: charts }));
}

/** The charts of a family, which come when they are asked for; `again` after a failure. */
export function useCharts(family: string) {
  const charts = useStore(known)[family];
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (!charts && !isMissing) void readCharts(family).catch(() => setMissing(true));
  }, [family, charts, isMissing]);
  return { charts, isMissing, again: () => setMissing(false) };
}
