import { describe, expect, it } from 'vitest';
import { commandOf, isOnce, moveFrom, type Focus } from './keys.ts';

const press = (key: string, held: { ctrlKey?: boolean; altKey?: boolean } = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

const onBoard = (focus: string) => ({ focus: focus as Focus, onBoard: true, singleKeys: true });

describe('keys of the bet page', () => {
  it.each([
    ['7', 'none', { kind: 'digit', digit: 7 }],
    ['A', 'cell', { kind: 'quick', key: 'all' }],
    ['j', 'none', { kind: 'quick', key: 'odd' }],
    ['o', 'none', { kind: 'quick', key: 'even' }],
    [' ', 'cell', { kind: 'toggle' }],
    ['ArrowUp', 'cell', { kind: 'move', rows: -1, cells: 0 }],
    ['End', 'cell', { kind: 'edge', end: true }],
    ['Enter', 'cell', { kind: 'enter' }],
    ['+', 'control', { kind: 'multiple', by: 1 }],
    ['[', 'none', { kind: 'mode', by: -1 }],
    ['/', 'none', { kind: 'search' }],
    ['u', 'control', { kind: 'undo' }],
    // What belongs to the control or the field that has the focus.
    ['Enter', 'control', undefined],
    [' ', 'control', undefined],
    ['ArrowLeft', 'control', undefined],
    ['7', 'field', undefined],
    ['q', 'field', undefined],
    ['Tab', 'none', undefined],
  ] as const)('%s on %s', (key, focus, command) => {
    expect(commandOf(press(key), onBoard(focus))).toEqual(command);
  });

  it('take Ctrl+Enter everywhere and leave other chords to the browser', () => {
    expect(commandOf(press('Enter', { ctrlKey: true }), onBoard('field'))).toEqual({ kind: 'bet' });
    expect(commandOf(press('c', { ctrlKey: true }), onBoard('cell'))).toBeUndefined();
    expect(commandOf(press('d', { altKey: true }), onBoard('none'))).toBeUndefined();
  });

  it('of one character do nothing outside the board, but for the search and the map', () => {
    const outside = { focus: 'control', onBoard: false, singleKeys: true } as const;
    for (const key of '0123456789adxjocqru+-=[]') {
      expect(commandOf(press(key), outside), key).toBeUndefined();
      expect(commandOf(press(key), { ...outside, focus: 'none' }), key).toBeUndefined();
    }
    expect(commandOf(press('/'), outside)).toEqual({ kind: 'search' });
    expect(commandOf(press('?'), outside)).toEqual({ kind: 'map' });
  });

  it('of one character do nothing for who has turned them off; the others stay', () => {
    const off = { focus: 'cell', onBoard: true, singleKeys: false } as const;
    for (const key of '0123456789adxjocqru+-=[]/?') {
      expect(commandOf(press(key), off), key).toBeUndefined();
    }
    expect(commandOf(press(' '), off)).toEqual({ kind: 'toggle' });
    expect(commandOf(press('ArrowLeft'), off)).toMatchObject({ kind: 'move' });
    expect(commandOf(press('Enter', { ctrlKey: true }), off)).toEqual({ kind: 'bet' });
  });

  it('that send or change the slip act once, however long they are held', () => {
    expect(isOnce({ kind: 'bet' })).toBe(true);
    expect(isOnce({ kind: 'enter' })).toBe(true);
    expect(isOnce({ kind: 'multiple', by: 1 })).toBe(false);
  });

  it('move inside rows of unequal length', () => {
    const lengths = [4, 10];
    expect(moveFrom(lengths, { row: 1, index: 9 }, { rows: -1, cells: 0 })).toEqual({
      row: 0,
      index: 3,
    });
    expect(moveFrom(lengths, { row: 0, index: 0 }, { rows: -1, cells: -1 })).toEqual({
      row: 0,
      index: 0,
    });
  });

  it.each([
    ['down a line', { row: 0, index: 32 }, 1, { row: 0, index: 42 }],
    ['up a line', { row: 0, index: 32 }, -1, { row: 0, index: 22 }],
    ['from the first line nowhere', { row: 0, index: 3 }, -1, { row: 0, index: 3 }],
    ['from the last line to the next row', { row: 0, index: 72 }, 1, { row: 1, index: 4 }],
  ])('move in a field of 80 numbers %s', (_, from, rows, to) => {
    expect(moveFrom([80, 5], from, { rows, cells: 0 }, 10)).toEqual(to);
  });
});
