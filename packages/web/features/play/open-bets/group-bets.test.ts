import { expect, test } from 'vitest';
import type { BetRecord } from '@fairlot/wire/play/bet';
import { groupBets } from './group-bets.ts';

const bet = (GameId: number, SerialNumber: number, Amount: bigint): BetRecord =>
  ({
    GameId,
    SerialNumber,
    Amount,
    CloseTimeStamp: SerialNumber * 10 - 1,
    DrawTimeStamp: SerialNumber * 10,
  }) as BetRecord;

test('bets of an issue are one line, and the next draw comes first', () => {
  const rows = [bet(9, 7, 500n), bet(4, 5, 1000n), bet(9, 7, 250n), bet(4, 7, 1n)];
  expect(
    groupBets(rows).map(({ GameId, SerialNumber, count, amount }) => [
      GameId,
      SerialNumber,
      count,
      amount,
    ]),
  ).toEqual([
    [4, 5, 1, 1000n],
    [9, 7, 2, 750n],
    [4, 7, 1, 1n],
  ]);
  expect(groupBets([])).toEqual([]);
});
