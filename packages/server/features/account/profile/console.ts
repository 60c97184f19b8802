import { ok } from '@fairlot/rules/core/result';
import { profileConsole } from '@fairlot/wire/account/profile';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { pictureUrl } from '../../site/media/index.ts';
import { actorOf } from '../../staff/operator/proposals/index.ts';
import { acceptAvatar, refuseAvatar } from './review-avatar.ts';
import { countWaiting, listWaiting } from './store-avatar.ts';

/** Operators look at the pictures that players uploaded of themselves (product 2.6). */
export const profileConsoleRoutes = (platform: Platform) => {
  const { db } = platform;
  return routes(profileConsole, {
    getAvatars: async ({ Count }) => ({
      Rows: (await listWaiting(db, Count)).map((row) => ({
        PlayerId: Number(row.player_id),
        UserName: row.user_name,
        NickName: row.nick_name,
        Picture: row.waiting,
        FilePath: pictureUrl(platform, row.waiting),
        ShownFilePath: pictureUrl(platform, row.shown),
        TimeStamp: Number(row.waiting_ms),
      })),
      Waiting: await countWaiting(db),
    }),
    acceptAvatar: async ({ PlayerId, Picture: picture, Reason: reason }, call) => {
      const look = { playerId: BigInt(PlayerId), picture, reason };
      const done = await acceptAvatar(db, actorOf(call), look);
      return done.ok ? ok({ PlayerId }) : done;
    },
    refuseAvatar: async ({ PlayerId, Picture: picture, Reason: reason }, call) => {
      const look = { playerId: BigInt(PlayerId), picture, reason };
      const done = await refuseAvatar(db, actorOf(call), look);
      return done.ok ? ok({ PlayerId }) : done;
    },
  });
};
