import { transaction, type Db } from '#platform/db';
import { publishPageChanges } from '../../staff/operator/audit/index.ts';
import { clearAvatar } from './store-avatar.ts';
import { writeHeadImage } from './store-profile.ts';

/** A player chooses his picture among those that are built in; the contract bounds the number. One that he uploaded goes. */
export async function chooseHeadImage(
  db: Db,
  playerId: bigint,
  HeadImage: number,
): Promise<{ readonly HeadImage: number }> {
  await transaction(db, async (tx) => {
    await writeHeadImage(tx, playerId, HeadImage);
    if (await clearAvatar(tx, playerId)) {
      await publishPageChanges(tx, ['manage.avatars'], `player ${playerId}`);
    }
  });
  return { HeadImage };
}
