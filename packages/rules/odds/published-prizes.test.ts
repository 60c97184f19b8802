import { describe, expect, test } from 'vitest';
import { CATEGORIES, categoryByCode } from '../lottery/categories.ts';
import { findForm, playsOf } from '../play/index.ts';
import { isListed, prizeListOf } from './prize-list.ts';
import { publishedOdds } from './published-prizes.ts';
import { returnToPlayer } from './return-to-player.ts';

const LISTED = ['FCKL8', 'FC3D', 'QXC', 'SSQ', 'DLT', 'QLC'];

const categoryOf = (code: string) => {
  const found = categoryByCode(code);
  if (!found) throw new Error(code);
  return found;
};

describe('published prizes', () => {
  test('are those of six lotteries of the state, and of no other game', () => {
    const own = CATEGORIES.filter(({ id }) => prizeListOf(id) !== undefined);
    expect(own.map(({ code }) => code).toSorted()).toEqual(LISTED.toSorted());
    expect(publishedOdds(categoryOf('KL81')).size).toBe(0);
    expect(publishedOdds(categoryOf('D31')).size).toBe(0);
    expect(publishedOdds(categoryOf('PL5')).size).toBe(0);
  });

  test.each(LISTED)('of %s are there for every tier of the plays that are listed', (code) => {
    const category = categoryOf(code);
    const odds = publishedOdds(category);
    const listed = playsOf(category.family).filter((play) => isListed(category.id, play));
    expect([...odds.keys()]).toEqual(listed.map((play) => play.code));
    expect(listed.every(({ style }) => style === 'official')).toBe(true);
    for (const [form, own] of odds) expect(own).toHaveLength(findForm(form)!.quotes.length);
    const others = playsOf(category.family).filter((play) => !isListed(category.id, play));
    for (const { code: other } of others) expect(odds.has(other)).toBe(false);
  });

  /** Thousandths of the stake that come back, worked out apart from the code: prizes x chances / 2. */
  const RETURNS: readonly (readonly [category: string, play: string, thousandths: number])[] = [
    ['SSQ', 'ssq.std', 426],
    ['SSQ', 'ssq.drag', 426],
    ['DLT', 'dlt.std', 552],
    ['QXC', 'qxc.std', 457],
    ['QLC', 'qlc.std', 468],
    ['FCKL8', 'kl8.pick1', 575],
    ['FCKL8', 'kl8.pick10', 575],
    ['FC3D', 'd3.state.guess1D', 520],
    ['FC3D', 'd3.state.tongxuan', 518],
    ['FC3D', 'd3.state.bao3', 519],
    ['FC3D', 'd3.state.tractor', 520],
  ];
  test.each(RETURNS)('of %s give back %s in thousandths: %i', (code, play, thousandths) => {
    const odds = publishedOdds(categoryOf(code)).get(play)!;
    const backs = returnToPlayer(findForm(play)!, odds);
    for (const { over, under } of backs) expect(Number((over * 1000n) / under)).toBe(thousandths);
  });
});
