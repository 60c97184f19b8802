import { describe, expect, it } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { receive } from './prize-queue.ts';
import {
  close,
  forgetPrizes,
  hideToday,
  isHiddenOn,
  isHiddenToday,
  prizes,
  showAgain,
} from './prizes.ts';

const win = { gameId: 4, serial: 1, name: 'x', prize: mills(2), stake: mills(1) };
const take = (serial: number) =>
  prizes.set((queue) => receive(queue, { ...win, serial }, isHiddenToday()).queue);

describe('hiding prizes', () => {
  it('lasts until the day of the site ends', () => {
    const late = Date.parse('2026-11-21T23:59:59+08:00');
    expect(isHiddenOn('2026-11-21', late)).toBe(true);
    expect(isHiddenOn('2026-11-21', late + 1000)).toBe(false);
    expect(isHiddenOn('', late)).toBe(false);
  });

  it('clears the screen and can be undone', () => {
    take(1);
    expect(prizes.get().cards).toHaveLength(1);
    hideToday();
    expect(isHiddenToday()).toBe(true);
    take(2);
    expect(prizes.get().cards).toHaveLength(0);
    showAgain();
    take(3);
    expect(prizes.get().cards).toHaveLength(1);
    close();
    expect(prizes.get().cards).toHaveLength(0);
    forgetPrizes();
    expect(prizes.get().received).toEqual([]);
  });
});
