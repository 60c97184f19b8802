import { describe, expect, it } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import {
  EMPTY_QUEUE,
  closeAll,
  closeCard,
  cardNumberOf,
  receive,
  totalOf,
  type PrizeQueue,
  type Win,
} from './prize-queue.ts';

const win = (serial: number, prize = 5000, stake = 2000): Win => ({
  gameId: 4,
  serial,
  name: 'x',
  prize: mills(prize),
  stake: mills(stake),
});
const after = (wins: readonly Win[], start: PrizeQueue = EMPTY_QUEUE): PrizeQueue =>
  wins.reduce((queue, one) => receive(queue, one, false).queue, start);
const kinds = ({ cards }: PrizeQueue) => cards.map(({ kind }) => kind);

describe('the queue of prizes', () => {
  it('shows one after the other and counts them', () => {
    let queue = after([win(1), win(2), win(3)]);
    const places = [];
    while (queue.cards.length > 0) {
      places.push(cardNumberOf(queue));
      queue = closeCard(queue);
    }
    expect(places).toEqual([
      { n: 1, all: 3 },
      { n: 2, all: 3 },
      { n: 3, all: 3 },
    ]);
    expect(cardNumberOf(after([win(9)], queue))).toEqual({ n: 1, all: 1 });
  });

  it('tells each issue once, even when the event comes again later', () => {
    const queue = closeCard(after([win(1)]));
    expect(receive(queue, win(1), false)).toEqual({ queue, reception: 'known' });
    expect(receive(queue, { ...win(1), gameId: 8 }, false).reception).toBe('popup');
  });

  it('celebrates no net loss', () => {
    expect(receive(EMPTY_QUEUE, win(1, 1200, 2000), false).reception).toBe('quiet');
    expect(receive(EMPTY_QUEUE, win(1, 2000, 2000), false).reception).toBe('quiet');
    expect(receive(EMPTY_QUEUE, win(1, 2001, 2000), false).reception).toBe('popup');
    expect(receive(EMPTY_QUEUE, win(1, 0, 2000), false).reception).toBe('known');
  });

  it('keeps five waiting and merges the sixth with them', () => {
    const six = after([1, 2, 3, 4, 5, 6].map((serial) => win(serial)));
    expect(kinds(six)).toEqual(['win', 'win', 'win', 'win', 'win', 'win']);
    const seven = after([win(7)], six);
    expect(kinds(seven)).toEqual(['win', 'many']);
    expect(seven.cards[1]).toEqual({ kind: 'many', count: 6, prize: 30_000n });
  });

  it('adds what comes later to the merged card while it waits', () => {
    const queue = after([1, 2, 3, 4, 5, 6, 7, 8, 9].map((serial) => win(serial)));
    expect(queue.cards[1]).toEqual({ kind: 'many', count: 8, prize: 40_000n });
    expect(totalOf(queue.cards)).toBe(45_000n);
  });

  it('leaves a merged card alone once it is on screen', () => {
    const queue = closeCard(after([1, 2, 3, 4, 5, 6, 7].map((serial) => win(serial))));
    expect(kinds(after([win(8)], queue))).toEqual(['many', 'win']);
  });

  it('is silent while hidden, and does not tell it later', () => {
    const { queue, reception } = receive(EMPTY_QUEUE, win(1), true);
    expect(reception).toBe('hidden');
    expect(queue.cards).toEqual([]);
    expect(receive(queue, win(1), false).reception).toBe('known');
  });

  it('forgets the cards but not what was told when all are closed', () => {
    const queue = closeAll(after([win(1), win(2)]));
    expect(queue.cards).toEqual([]);
    expect(receive(queue, win(2), false).reception).toBe('known');
  });
});
