export { BOARD_KEYS, giveKey, isFreeKey, ownKeys, useKeyOf, type BoardKey } from './board-keys.ts';
export { commandOf, isOnce, moveFrom, type Command, type Focus, type KeyContext } from './keys.ts';
