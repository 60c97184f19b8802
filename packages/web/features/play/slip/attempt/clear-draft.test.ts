import { beforeAll, beforeEach, expect, it } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { draftOf, picksOf, textsOf } from '../../board/picks/index.ts';
import { knownPlay, readPlaysNamed } from '../../lottery/families/index.ts';
import { clearDraft } from './clear-draft.ts';

const GAME = 4;
const [FIXED, TYPED, SIDE] = ['ssc.fixed', 'ssc.ren2.directText', 'ssc.c.dt01'];

beforeAll(() => readPlaysNamed([FIXED, TYPED, SIDE]));
beforeEach(() => {
  draftOf(GAME).set({ picks: {}, stakes: {} });
  textsOf(GAME).set({});
});

const line = (play: string, content: string, more: object = {}) => ({
  play,
  content,
  notes: 1,
  mode: 0 as const,
  multiple: 1,
  amount: mills(2000),
  most: mills(19_560),
  ...more,
});
const accepted = (...lines: readonly ReturnType<typeof line>[]) =>
  clearDraft({ gameId: GAME, lines });
const pick = (play: string, content: string) => {
  const { layout } = knownPlay(play)!;
  draftOf(GAME).set((old) => ({
    ...old,
    picks: { ...old.picks, [play]: picksOf(layout, content) },
  }));
};
const picked = (play: string) => draftOf(GAME).get().picks[play];
const typed = () => textsOf(GAME).get()[TYPED];

it('clears the picks that were sent, and leaves other picks made meanwhile', () => {
  pick(FIXED, '1,2|||4|');
  accepted(line(FIXED, '1,2|||4|'));
  expect(picked(FIXED)?.rows.flat()).toEqual([0, 0, 0, 0, 0]);
  pick(FIXED, '1,2|||4,7|');
  accepted(line(FIXED, '1,2|||4|'));
  expect(picked(FIXED)).toEqual(picksOf(knownPlay(FIXED)!.layout, '1,2|||4,7|'));
});

it('clears the entry that was sent, however it was spaced, and leaves what was typed meanwhile', () => {
  const ticked = { rows: [], positions: 0b10011 };
  draftOf(GAME).set((old) => ({ ...old, picks: { [TYPED]: ticked } }));
  const content = knownPlay(TYPED)!.report!('12 34', [0, 1, 4]).content;
  textsOf(GAME).set({ [TYPED]: '12,\n34' });
  accepted(line(TYPED, content));
  expect(typed()).toBeUndefined();
  expect(picked(TYPED)?.positions).toBe(ticked.positions);
  textsOf(GAME).set({ [TYPED]: '12 34 56' });
  accepted(line(TYPED, content));
  expect(typed()).toBe('12 34 56');
  // Other positions make other notes of the same entry.
  textsOf(GAME).set({ [TYPED]: '12 34' });
  draftOf(GAME).set((old) => ({ ...old, picks: { [TYPED]: { rows: [], positions: 0b11 } } }));
  accepted(line(TYPED, content));
  expect(typed()).toBe('12 34');
});

it('takes the stakes that were sent off their options, and no other', () => {
  const stakes = { dragon: '2', tiger: '3', tie: '5' };
  draftOf(GAME).set((old) => ({ ...old, stakes: { [SIDE]: stakes } }));
  const sent = (content: string, amount: number) =>
    line(SIDE, content, { amount: mills(amount), oddsVersion: 1 });
  accepted(sent('dragon', 2000), sent('tiger', 2000));
  expect(draftOf(GAME).get().stakes[SIDE]).toEqual({ tiger: '3', tie: '5' });
});
