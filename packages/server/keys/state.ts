import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { findNumberedKey, newestKeyNumber } from '#platform/key-file';
import type { Db } from '#platform/db';
import { INSTALLATION_KEYS, type InstallationKey } from './list.ts';
import { countUnderOld, countUnderOldPepper } from './reseal.ts';

/** How a key of the installation is, and nothing of the key. */
export type KeyState = Pick<InstallationKey, 'name' | 'rotation' | 'about'> & {
  /** How often it was changed. */
  readonly number: number;
  /** When its file was made, in milliseconds UTC; null: it was never used. */
  readonly madeMs: number | null;
  /** Values that an older one still opens, or passwords that are mixed with one. */
  readonly underOld: number;
};

type Rooms = { readonly db: Db; readonly dataFolder: string };

/** Without a folder keys are in memory, and have no file. */
async function madeOf(dataFolder: string, name: string, number: number): Promise<number | null> {
  if (dataFolder === '' || !(await findNumberedKey(dataFolder, name, number))) return null;
  const file = join(dataFolder, 'keys', `${number === 0 ? name : `${name}.${number}`}.key`);
  return Math.floor((await stat(file)).mtimeMs);
}

/** Nothing is under an older one where there is none: passwords of before there was a pepper are told all the same. */
function countOf(rooms: Rooms, key: InstallationKey, number: number): Promise<number> {
  if (key.rotation === 'pepper') return countUnderOldPepper(rooms, key);
  return number === 0 ? Promise.resolve(0) : countUnderOld(rooms, key);
}

/** Every key, in the order of their list. It reads what each has sealed, so nobody asks for it by the second. */
export const readKeyStates = (rooms: Rooms): Promise<readonly KeyState[]> =>
  Promise.all(
    INSTALLATION_KEYS.map(async (key) => {
      const { name, rotation, about } = key;
      const number = await newestKeyNumber(rooms.dataFolder, name);
      const madeMs = await madeOf(rooms.dataFolder, name, number);
      return { name, rotation, about, number, madeMs, underOld: await countOf(rooms, key, number) };
    }),
  );
