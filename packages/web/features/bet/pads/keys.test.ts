import { describe, expect, it } from 'vitest';
import { commandOf, moveFrom, type Focus } from './keys.ts';

const press = (key: string, held: { ctrlKey?: boolean; altKey?: boolean } = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

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
    expect(commandOf(press(key), focus as Focus)).toEqual(command);
  });

  it('take Ctrl+Enter everywhere and leave other chords to the browser', () => {
    expect(commandOf(press('Enter', { ctrlKey: true }), 'field')).toEqual({ kind: 'bet' });
    expect(commandOf(press('c', { ctrlKey: true }), 'cell')).toBeUndefined();
    expect(commandOf(press('d', { altKey: true }), 'none')).toBeUndefined();
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
});
