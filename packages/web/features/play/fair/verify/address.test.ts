import { describe, expect, it } from 'vitest';
import { targetOf } from './address.ts';

describe('the address of a proof', () => {
  it('takes the game from the page', () => {
    const issue = { kind: 'issue', gameId: 4, serial: 202611210142 };
    expect(targetOf('/Bet/4', { verify: '202611210142' })).toEqual(issue);
    expect(targetOf('/DrawHistory/4', { verify: '202611210142' })).toEqual(issue);
  });
  it('takes the game from the query before the page', () => {
    expect(targetOf('/Bet/4', { verify: '7', game: '8' })).toEqual({
      kind: 'issue',
      gameId: 8,
      serial: 7,
    });
  });
  it('names a file', () => {
    expect(targetOf('/', { verify: 'file' })).toEqual({ kind: 'file' });
  });
  it('is none without an issue or without a game', () => {
    expect(targetOf('/Bet/4', {})).toBeUndefined();
    expect(targetOf('/', { verify: '7' })).toBeUndefined();
    expect(targetOf('/Bet/4', { verify: 'x' })).toBeUndefined();
    expect(targetOf('/Bet/4', { verify: '-7' })).toBeUndefined();
  });
});
