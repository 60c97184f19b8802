import { describe, expect, it } from 'vitest';
import { BOARD_KEYS, isFreeKey, type OwnKeys } from './board-keys.ts';
import { commandOf, isOnce, moveFrom, type Focus } from './keys.ts';

const press = (key: string, held: { ctrlKey?: boolean; altKey?: boolean } = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

const onBoard = (focus: string, own: OwnKeys = {}) => ({
  focus: focus as Focus,
  onBoard: true,
  singleKeys: true,
  own,
});
const ALL = `0123456789+-=[]${Object.values(BOARD_KEYS).join('')}`;

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
    ['k', 'cell', { kind: 'double' }],
    ['P', 'none', { kind: 'repeat' }],
    ['h', 'cell', { kind: 'history' }],
    ['=', 'cell', { kind: 'multiple', by: 1 }],
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

  it('of one character do nothing outside the board, but for the search, the map and the board', () => {
    const outside = { focus: 'control', onBoard: false, singleKeys: true, own: {} } as const;
    for (const key of ALL) {
      expect(commandOf(press(key), outside), key).toBeUndefined();
      expect(commandOf(press(key), { ...outside, focus: 'none' }), key).toBeUndefined();
    }
    expect(commandOf(press('/'), outside)).toEqual({ kind: 'search' });
    expect(commandOf(press('?'), outside)).toEqual({ kind: 'map' });
    expect(commandOf(press('b'), outside)).toEqual({ kind: 'board' });
    expect(commandOf(press('B'), { ...outside, focus: 'none' })).toEqual({ kind: 'board' });
    expect(commandOf(press('b'), { ...outside, focus: 'field' })).toBeUndefined();
  });

  it('of one character do nothing for who has turned them off; the others stay', () => {
    const off = { focus: 'cell', onBoard: true, singleKeys: false, own: {} } as const;
    for (const key of `${ALL}/?b`) {
      expect(commandOf(press(key), off), key).toBeUndefined();
    }
    expect(commandOf(press(' '), off)).toEqual({ kind: 'toggle' });
    expect(commandOf(press('ArrowLeft'), off)).toMatchObject({ kind: 'move' });
    expect(commandOf(press('Enter', { ctrlKey: true }), off)).toEqual({ kind: 'bet' });
  });

  it('go where the player put them, and the old ones mean nothing then', () => {
    const own = { random: 'z', more: '*' };
    expect(commandOf(press('Z'), onBoard('cell', own))).toEqual({ kind: 'random' });
    expect(commandOf(press('*'), onBoard('cell', own))).toEqual({ kind: 'multiple', by: 1 });
    for (const key of ['r', '+', '=']) {
      expect(commandOf(press(key), onBoard('cell', own)), key).toBeUndefined();
    }
    // One that is given to two does the first; what is not free is never asked for.
    expect(commandOf(press('a'), onBoard('cell', { add: 'a' }))).toMatchObject({ kind: 'quick' });
    expect(commandOf(press('7'), onBoard('cell', { add: '7' }))).toEqual({
      kind: 'digit',
      digit: 7,
    });
  });

  it('can be any sign that means nothing else', () => {
    expect(['z', '+', ';', 'é', '*'].filter(isFreeKey)).toHaveLength(5);
    for (const key of ['7', 'b', 'g', '/', '?', '=', ' ', '', 'ab', 'Enter', 'A', 7, undefined]) {
      expect(isFreeKey(key), String(key)).toBe(false);
    }
  });

  it('each have their own from the start', () => {
    const keys = Object.values(BOARD_KEYS);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.every(isFreeKey)).toBe(true);
  });

  it('that send or change the slip act once, however long they are held', () => {
    expect(isOnce({ kind: 'bet' })).toBe(true);
    expect(isOnce({ kind: 'enter' })).toBe(true);
    for (const kind of ['double', 'repeat', 'history', 'add', 'plan', 'random', 'undo'] as const) {
      expect(isOnce({ kind }), kind).toBe(true);
    }
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
