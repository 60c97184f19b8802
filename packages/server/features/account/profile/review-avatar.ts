import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { profileConsole } from '@fairlot/wire/account/profile';
import type { RefusalOf } from '@fairlot/wire/core';
import type { Db } from '#platform/db';
import { refusePicture } from '../../site/media/index.ts';
import { act, type Actor } from '../../staff/operator/proposals/index.ts';
import { acceptWaiting, refuseWaiting } from './store-avatar.ts';

type Fault = RefusalOf<typeof profileConsole.acceptAvatar>;

export type Look = {
  readonly playerId: bigint;
  /** The picture that the operator looked at. */
  readonly picture: string;
  readonly reason: string;
};

const deedOf = ({ playerId, reason }: Look) =>
  ({
    permission: 'manage.avatars.review',
    target: `avatar of player ${playerId}`,
    reason,
  }) as const;

/** An operator lets others see a picture of a player. */
export const acceptAvatar = (db: Db, actor: Actor, look: Look): Promise<Result<void, Fault>> =>
  act<void, Fault>(db, actor, deedOf(look), async (tx) => {
    const { playerId, picture } = look;
    const done = await acceptWaiting(tx, playerId, picture);
    if (!done) return refused({ code: 'NO_SUCH_AVATAR' });
    return ok({
      before: { player: done.userName, shown: done.shownBefore },
      after: { player: done.userName, shown: picture },
      value: undefined,
    });
  });

/** An operator takes a picture of a player away: nobody is shown it any more; what others saw of him stays, and he reads the reason. */
export const refuseAvatar = (db: Db, actor: Actor, look: Look): Promise<Result<void, Fault>> =>
  act<void, Fault>(db, actor, deedOf(look), async (tx) => {
    const { playerId, picture, reason } = look;
    const done = await refuseWaiting(tx, playerId, picture, reason);
    if (!done) return refused({ code: 'NO_SUCH_AVATAR' });
    await refusePicture(tx, picture);
    return ok({
      before: { player: done.userName, waiting: picture },
      after: { player: done.userName, waiting: null },
      value: undefined,
    });
  });
