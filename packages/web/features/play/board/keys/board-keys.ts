// The keys of one character that the player may put elsewhere. They work inside the board alone.
import { keptStore, usePreferences, useStore } from '@fairlot/shell';

/** What such a key does, with the key that it has to begin with. */
export const BOARD_KEYS = {
  all: 'a',
  big: 'd',
  small: 'x',
  odd: 'j',
  even: 'o',
  clear: 'c',
  random: 'r',
  undo: 'u',
  more: '+',
  less: '-',
  double: 'k',
  unitUp: '[',
  unitDown: ']',
  add: 'q',
  repeat: 'p',
  plan: 't',
  history: 'h',
} as const;
export type BoardKey = keyof typeof BOARD_KEYS;

/** What the player changed. */
export type OwnKeys = { readonly [action in BoardKey]?: string };

/** A sign that one press makes and that nothing else means: digits pick, `/` `?` `b` and `g` work everywhere, `m` mutes. */
export const isFreeKey = (key: unknown): key is string =>
  typeof key === 'string' && /^[^\s\dA-Zbgm/?=]$/.test(key);

export const ownKeys = keptStore<OwnKeys>(
  'bet.keys',
  {},
  {
    clearedAtLogout: true,
    form: {
      read: (json) =>
        Object.fromEntries(Object.entries(json as OwnKeys).filter(([, key]) => isFreeKey(key))),
      write: (own) => own,
    },
  },
);

/** The key of an action; undefined for who has turned such keys off. */
export function useKeyOf(action: BoardKey): string | undefined {
  const own = useStore(ownKeys);
  return usePreferences().singleKeys === false ? undefined : (own[action] ?? BOARD_KEYS[action]);
}

/** What a key does on the board. On a keyboard without its plus sign `=` is the same key. */
export function actionOf(own: OwnKeys, key: string): BoardKey | undefined {
  const wanted = key === '=' ? '+' : key.length === 1 ? key.toLowerCase() : key;
  const all = Object.keys(BOARD_KEYS) as BoardKey[];
  return all.find((action) => (own[action] ?? BOARD_KEYS[action]) === wanted);
}

/** Gives an action another key; the action that has it already, where there is one: then nothing changes. */
export function giveKey(action: BoardKey, key: string): BoardKey | undefined {
  const before = actionOf(ownKeys.get(), key);
  if (before === undefined) ownKeys.set((own) => ({ ...own, [action]: key.toLowerCase() }));
  return before === action ? undefined : before;
}
