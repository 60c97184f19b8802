import { useEffect, useMemo, useRef, useState } from 'react';
import type { FamilyCode } from '@fairlot/rules/play/play';
import { keptStore, useMobile, useStore } from '../../session/index.ts';
import { useGameInfo, type Game } from '../lottery/index.ts';
import type { OpenDialog } from './Dialogs.tsx';
import { useSale } from './issue/tick.ts';
import { gameStop } from './issue/issue-view.ts';
import { useDraws } from './issue/use-issues.ts';
import { digitFigures, type FigureKind } from './pads/omission.ts';
import { usePadFocus } from './pads/use-pad-focus.ts';
import type { Choice } from './play/choice.ts';
import { readPlays } from './play/plays.ts';
import { useOutcome } from './slip/use-outcome.ts';
import { useBetting, useOpenConfirm } from './use-betting.ts';
import { useSettled } from './use-settled.ts';
import { useNarrow } from './use-width.ts';

const figureKind = keptStore<FigureKind>('bet.figures', 'omission', { clearedAtLogout: true });

/** Digits of a draw, by family. */
const POSITIONS: Readonly<Record<FamilyCode, number>> = { ssc: 5, d3: 3 };

/** What both layouts of the page show and do. */
export function usePage(game: Game, family: FamilyCode, choice: Choice, prizeGroup: number) {
  const isSettled = useSettled();
  const isPhone = useMobile();
  const betting = useBetting(game, family, choice, prizeGroup, isSettled);
  const sale = useSale();
  const { betDraft, betCart } = useOpenConfirm(betting, sale);
  useOutcome(betting);
  const [opened, open] = useState<OpenDialog>();
  const focus = usePadFocus();
  const board = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const draws = useDraws(game.Id, isSettled);
  const positions = POSITIONS[family];
  useEffect(() => {
    // A failure shows when one of these plays is asked for.
    // A phone shows no list of groups before it is asked for one; the desk has it before the eyes.
    if (isSettled || !isPhone) void readPlays(family).catch(() => undefined);
  }, [isSettled, isPhone, family]);
  const figures = useMemo(
    () =>
      digitFigures(
        draws.map(({ digits }) => digits),
        positions,
      ),
    [draws, positions],
  );
  const info = useGameInfo(game.Id);
  return {
    game,
    betting,
    sale,
    betDraft,
    betCart,
    opened,
    open,
    focus,
    board,
    search,
    draws,
    figures,
    positions,
    stop: info && gameStop(info),
    resumesAt: info?.CurrentIssue?.StartTimeStamp,
    kind: useStore(figureKind),
    setKind: figureKind.set,
    isSettled,
    isPhone,
    isNarrow: useNarrow(),
  };
}

export type Page = ReturnType<typeof usePage>;
