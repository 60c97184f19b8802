import { expect, test } from 'vitest';
import { readAccounts } from './read-accounts.ts';

test('names are read whatever stands between them, each once', () => {
  expect(readAccounts(' player1, player2\nplayer3，player1;p4 ')).toEqual([
    'player1',
    'player2',
    'player3',
    'p4',
  ]);
  expect(readAccounts(' \n')).toEqual([]);
});
