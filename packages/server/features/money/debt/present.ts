import { invariant } from '@fairlot/rules/core/invariant';
import { mills } from '@fairlot/rules/core/money';
import type { DebtMove } from '@fairlot/wire/money/debt';
import { DEBT_MOVES, type DebtMoveKind, type MoveRow } from './store.ts';

const kindOf = (number: number): DebtMoveKind => {
  const kind = (Object.keys(DEBT_MOVES) as DebtMoveKind[]).find(
    (each) => DEBT_MOVES[each] === number,
  );
  invariant(kind, `${number} is a kind of moves`);
  return kind;
};

/** The same for the player: the provider's name of a chargeback is nothing to him. */
export const presentOwnMoves = (rows: readonly MoveRow[]): DebtMove[] =>
  presentMoves(rows).map((move) => (move.Kind === 'chargedBack' ? { ...move, Note: '' } : move));

/** How a debt came to be and went; signed: above zero it was owed from then on. */
export const presentMoves = (rows: readonly MoveRow[]): DebtMove[] =>
  rows.map((row) => ({
    Kind: kindOf(row.kind),
    Amount: mills(row.amount),
    OrderNo: row.no === '' ? null : row.no,
    Note: row.note,
    TimeStamp: Number(row.at_ms),
  }));
