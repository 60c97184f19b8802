import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Family } from '@fairlot/rules/play/family';
import { usePhone } from '@fairlot/shell';
import { useBoard, usePadFocus } from '../board/pads/index.ts';
import type { Choice } from '../board/play/index.ts';
import { readPlays } from '../lottery/families/index.ts';
import { useDraws, useSale } from '../lottery/issue/index.ts';
import type { Game } from '../lottery/games/index.ts';
import {
  useConfirm,
  useDraft,
  useAttemptResult,
  useRandom,
  useSlip,
  type Confirm,
} from '../slip/state/index.ts';
import { isLinked } from './is-linked.ts';
import type { OpenDialog } from './open-dialog.ts';
import { useSettled } from './use-settled.ts';

/** What both layouts of the page put together: board, draft and slip of one game, and its draws. */
export function usePage(game: Game, family: Family, choice: Choice, prizeGroup: number) {
  const isSettled = useSettled();
  const isPhone = usePhone();
  const board = useBoard(game, choice, prizeGroup, isSettled);
  const slip = useSlip(game.Id);
  const draft = useDraft(board, slip.put);
  const random = useRandom(board, slip, draft.price);
  const sale = useSale();
  const confirm: Confirm = useConfirm(board, draft, slip, sale);
  useAttemptResult(slip);
  const [opened, open] = useState<OpenDialog>(
    // A slip that somebody sent: it is shown, and goes nowhere by itself.
    () => (isLinked() ? 'slips' : undefined),
  );
  const cells = { focus: usePadFocus(), element: useRef<HTMLDivElement>(null) };
  const draws = useDraws(game.Id, isSettled);
  useEffect(() => {
    // A failure shows when one of these plays is asked for.
    // A phone shows no list of groups before it is asked for one; the desk has it before the eyes.
    if (isSettled || !isPhone) void readPlays(family.code).catch(() => undefined);
  }, [isSettled, isPhone, family]);
  return { game, board, draft, random, slip, sale, confirm, cells, draws, opened, open, isSettled };
}

/** `head` and `rail`: what a game without issues has in the place of its draws. */
export type Page = ReturnType<typeof usePage> & {
  readonly head?: ReactNode;
  readonly rail?: ReactNode;
};
