import type { Db } from '../../platform/db.ts';
import { writeHeadImage } from './store-profile.ts';

/** A player chooses his picture among those that are built in; the contract bounds the number. */
export async function chooseHeadImage(
  db: Db,
  playerId: bigint,
  HeadImage: number,
): Promise<{ readonly HeadImage: number }> {
  await writeHeadImage(db, playerId, HeadImage);
  return { HeadImage };
}
