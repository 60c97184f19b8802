import type { RefObject } from 'react';
import { navigate } from '@fairlot/shell';
import { cellsPerLine, focusCell, type Board, type Cells } from '../../board/pads/index.ts';
import { doubleStakes } from '../../board/credit/index.ts';
import { moveFrom, type Command } from '../../board/keys/index.ts';
import { quickPick, togglePick } from '../../board/picks/index.ts';
import { doubleMultiple, stepStake } from '../../slip/stake/index.ts';
import { repeatLast } from '../../slip/index.ts';
import type { Confirm, Draft, Random, Slip } from '../../slip/state/index.ts';

export type KeyTargets = {
  readonly board: Board;
  readonly cells: Cells;
  readonly draft: Draft;
  readonly slip: Slip;
  readonly random: Random;
  readonly confirm: Confirm;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly open: (dialog: 'keys') => void;
};

/** Carries out a command; false leaves the key to the browser. */
export function runKey(command: Command, targets: KeyTargets): boolean {
  const { board, draft, slip, random, confirm, search } = targets;
  switch (command.kind) {
    case 'search':
      search.current?.focus();
      return search.current !== null;
    case 'board':
      return focusPad();
    case 'map':
      targets.open('keys');
      return true;
    case 'add':
      draft.add();
      return true;
    case 'enter':
      if (draft.now().length > 0) draft.add();
      else confirm.slip();
      return true;
    case 'bet':
      if (draft.now().length > 0) confirm.draft();
      else confirm.slip();
      return true;
    case 'plan':
      confirm.plan?.();
      return true;
    case 'random':
      random.pick();
      return true;
    case 'undo':
      random.undo();
      return true;
    case 'repeat':
      repeatLast({ slip, board });
      return true;
    case 'history':
      navigate.to(`/DrawHistory/${slip.gameId}`);
      return true;
    case 'double':
      if (board.choice.style === 'official') doubleMultiple();
      else doubleStakes({ ...board.credit, stakes: board.credit.now.get() });
      return true;
    case 'multiple':
      stepStake({ multiple: command.by });
      return true;
    case 'mode':
      stepStake({ mode: command.by });
      return true;
    default:
      return runOnPad(command, targets);
  }
}

/** The first place of the pad that takes the focus: a cell, the field of typed notes, or an option. */
const FIRST_PLACE =
  '#pad [data-pick][tabindex="0"], #pad textarea, #pad [data-pick]:not([tabindex])';

function focusPad(): boolean {
  const place = document.querySelector<HTMLElement>(FIRST_PLACE);
  place?.focus();
  return place !== null;
}

function runOnPad(
  command: Extract<Command, { kind: 'digit' | 'move' | 'edge' | 'toggle' | 'quick' }>,
  { board, cells }: KeyTargets,
): boolean {
  const { layout } = board.choice.play;
  const { change } = board.pad;
  const { focus, element } = cells;
  const lengths = layout.rows.map(({ symbols }) => symbols.length);
  const row = Math.min(focus.active().row, lengths.length - 1);
  if (board.choice.play.options.length > 0 || row < 0) return false;
  switch (command.kind) {
    case 'digit': {
      const index = indexOfDigit(layout.rows[row]?.symbols ?? [], command.digit);
      if (index !== -1) change((picks) => togglePick(layout, picks, row, index));
      return index !== -1;
    }
    case 'quick':
      change((picks) => quickPick(layout, picks, row, command.key));
      return true;
    case 'toggle':
      change((picks) => togglePick(layout, picks, row, focus.active().index));
      return true;
    case 'move':
      focusCell(
        element.current,
        moveFrom(lengths, focus.active(), command, cellsPerLine(element.current, row)),
      );
      return true;
    case 'edge':
      focusCell(element.current, { row, index: command.end ? (lengths[row] ?? 1) - 1 : 0 });
      return true;
  }
}

/** The symbol that a digit key means: `7` or `07`, and 0 is `10` where there is no 0. */
const indexOfDigit = (symbols: readonly string[], digit: number): number => {
  const numbers = symbols.map(Number);
  const at = numbers.indexOf(digit);
  return at === -1 && digit === 0 ? numbers.indexOf(10) : at;
};
