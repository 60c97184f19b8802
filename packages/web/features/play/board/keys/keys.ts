import { actionOf, type BoardKey, type OwnKeys } from './board-keys.ts';
import type { QuickKey } from '../picks/picks.ts';

/** What a key does on the bet page. */
export type Command =
  | { readonly kind: 'digit'; readonly digit: number }
  | { readonly kind: 'move'; readonly rows: number; readonly cells: number }
  | { readonly kind: 'edge'; readonly end: boolean }
  | { readonly kind: 'toggle' }
  | { readonly kind: 'quick'; readonly key: QuickKey }
  | { readonly kind: 'add' }
  | { readonly kind: 'enter' }
  | { readonly kind: 'bet' }
  | { readonly kind: 'plan' }
  | { readonly kind: 'random' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'double' }
  | { readonly kind: 'repeat' }
  | { readonly kind: 'history' }
  | { readonly kind: 'search' }
  | { readonly kind: 'board' }
  | { readonly kind: 'map' }
  | { readonly kind: 'multiple'; readonly by: 1 | -1 }
  | { readonly kind: 'mode'; readonly by: 1 | -1 };

export type KeyPress = {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
};

/** Where the press fell, and whether the player wants keys of one character (WCAG 2.1.4). */
export type KeyContext = {
  readonly focus: Focus;
  readonly onBoard: boolean;
  readonly singleKeys: boolean;
  /** Keys that the player chose in the place of those that the page begins with. */
  readonly own: OwnKeys;
};

/** Where the focus is: a cell of the pad, a field for text, some other control, or nowhere. */
export type Focus = 'cell' | 'field' | 'control' | 'none';

/** These work on the whole page and are the same for everybody: they stake nothing. */
const EVERYWHERE: Readonly<Record<string, Command>> = {
  '/': { kind: 'search' },
  b: { kind: 'board' },
  '?': { kind: 'map' },
};

const quick = (key: QuickKey): Command => ({ kind: 'quick', key });

const COMMANDS: Readonly<Record<BoardKey, Command>> = {
  all: quick('all'),
  big: quick('big'),
  small: quick('small'),
  odd: quick('odd'),
  even: quick('even'),
  clear: quick('clear'),
  random: { kind: 'random' },
  undo: { kind: 'undo' },
  more: { kind: 'multiple', by: 1 },
  less: { kind: 'multiple', by: -1 },
  double: { kind: 'double' },
  unitUp: { kind: 'mode', by: -1 },
  unitDown: { kind: 'mode', by: 1 },
  add: { kind: 'add' },
  repeat: { kind: 'repeat' },
  plan: { kind: 'plan' },
  history: { kind: 'history' },
};

const ON_CELL: Readonly<Record<string, Command>> = {
  ArrowLeft: { kind: 'move', rows: 0, cells: -1 },
  ArrowRight: { kind: 'move', rows: 0, cells: 1 },
  ArrowUp: { kind: 'move', rows: -1, cells: 0 },
  ArrowDown: { kind: 'move', rows: 1, cells: 0 },
  Home: { kind: 'edge', end: false },
  End: { kind: 'edge', end: true },
  ' ': { kind: 'toggle' },
};

const HELD: readonly Command['kind'][] = ['digit', 'move', 'edge', 'toggle', 'multiple', 'mode'];

/** A key that is held down does these once. */
export const isOnce = ({ kind }: Command): boolean => !HELD.includes(kind);

/**
 * The command of a key press; undefined leaves the key to the browser. Fields keep every key but
 * Ctrl+Enter; other controls keep Enter, Space and the arrows, which are theirs. Keys of one character
 * work inside the board alone, and not for who has turned them off.
 */
export function commandOf(press: KeyPress, place: KeyContext): Command | undefined {
  const { focus, onBoard, singleKeys, own } = place;
  if (press.altKey) return undefined;
  if (press.key === 'Enter' && (press.ctrlKey || press.metaKey)) return { kind: 'bet' };
  if (press.ctrlKey || press.metaKey || focus === 'field') return undefined;
  if (press.key === 'Enter') return focus === 'control' ? undefined : { kind: 'enter' };
  if (focus === 'cell' && ON_CELL[press.key]) return ON_CELL[press.key];
  if (!singleKeys) return undefined;
  const everywhere = EVERYWHERE[press.key.toLowerCase()];
  if (everywhere || !onBoard) return everywhere;
  if (/^\d$/.test(press.key)) return { kind: 'digit', digit: Number(press.key) };
  const action = actionOf(own, press.key);
  return action && COMMANDS[action];
}

/**
 * Where a move lands; rows and cells do not wrap, and a shorter row takes the last cell. Where a row has
 * more than one line, `perLine` cells each, up and down go from line to line, and then to the next row.
 */
export function moveFrom(
  lengths: readonly number[],
  from: { readonly row: number; readonly index: number },
  by: { readonly rows: number; readonly cells: number },
  perLine = Infinity,
): { readonly row: number; readonly index: number } {
  const beside = from.index + Math.sign(by.rows) * perLine;
  if (by.rows !== 0 && beside >= 0 && beside < (lengths[from.row] ?? 0)) {
    return { row: from.row, index: beside };
  }
  const row = Math.min(Math.max(from.row + by.rows, 0), lengths.length - 1);
  const last = (lengths[row] ?? 1) - 1;
  return { row, index: Math.min(Math.max(from.index + by.cells, 0), last) };
}
