import { newestKey, newestKeyNumber } from '#platform/key-file';
import { transaction, type Db } from '#platform/db';
import { headOf, seal, unseal } from '#platform/seal';
import type { InstallationKey } from './list.ts';
import { countOld, countOldPeppers, holdOld, replaceValue } from './store.ts';

/** Values of one transaction: short enough that nobody waits for it. */
const PIECE = 200;

type Rooms = { readonly db: Db; readonly dataFolder: string };

/**
 * Seals anew what an older key of the name sealed, a piece a transaction; how many values. Stopped half way it goes on
 * where it was: what begins with the newest number is done.
 */
export async function resealRows(
  { db, dataFolder }: Rooms,
  { name, sealed = [] }: InstallationKey,
  piece = PIECE,
): Promise<number> {
  const head = headOf((await newestKey(dataFolder, name)).number);
  let done = 0;
  for (const column of sealed) {
    for (let left = true; left;) {
      const count = await transaction(db, async (tx) => {
        const rows = await holdOld(tx, column, head, piece);
        for (const { place, owner, value } of rows) {
          const of = { key: name, table: column.table, owner };
          const secret = await unseal(dataFolder, of, value);
          await replaceValue(tx, column, place, await seal(dataFolder, of, secret));
        }
        return rows.length;
      });
      done += count;
      left = count === piece;
    }
  }
  return done;
}

/** Values that an older key of the name sealed. */
export async function countUnderOld(
  { db, dataFolder }: Rooms,
  { name, sealed = [] }: InstallationKey,
): Promise<number> {
  const head = headOf((await newestKey(dataFolder, name)).number);
  let count = 0;
  for (const column of sealed) count += await countOld(db, column, head);
  return count;
}

/** Players whose password was not hashed with the newest pepper. */
export const countUnderOldPepper = async (
  { db, dataFolder }: Rooms,
  { name }: InstallationKey,
): Promise<number> => countOldPeppers(db, await newestKeyNumber(dataFolder, name));
