import * as z from 'zod/mini';
import { post, text, timestamp } from '../../core/index.ts';
import { reason } from '../../staff/operator/shapes.ts';
import { AVATARS_AT_ONCE } from './bounds.ts';
import { AVATAR_CODES } from './codes.ts';

const playerId = z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER));
/** The very picture that was looked at: another one that came meanwhile is not decided with it. */
const picture = text.check(z.minLength(1), z.maxLength(80));
const decision = z.strictObject({ PlayerId: playerId, Picture: picture, Reason: reason });
const { NO_SUCH_AVATAR } = AVATAR_CODES;

export const getAvatars = post('/api/Console/Avatars', {
  access: 'manage.avatars.read',
  passive: true,
  input: z.strictObject({ Count: z.int().check(z.minimum(1), z.maximum(AVATARS_AT_ONCE)) }),
  output: z.object({
    Rows: z.array(
      z.object({
        PlayerId: playerId,
        UserName: z.string(),
        NickName: z.string(),
        Picture: z.string(),
        FilePath: z.string(),
        /** What others see meanwhile; empty: none of his own. */
        ShownFilePath: z.string(),
        TimeStamp: timestamp,
      }),
    ),
    /** How many wait, also beyond these. */
    Waiting: z.int(),
  }),
  about: 'Pictures of players that wait for a look, the oldest first.',
});

export const acceptAvatar = post('/api/Console/AvatarAccept', {
  access: 'manage.avatars.review',
  input: decision,
  output: z.object({ PlayerId: playerId }),
  codes: { NO_SUCH_AVATAR },
  about: 'Shows a picture of a player to others.',
});

export const refuseAvatar = post('/api/Console/AvatarRefuse', {
  access: 'manage.avatars.review',
  input: decision,
  output: z.object({ PlayerId: playerId }),
  codes: { NO_SUCH_AVATAR },
  about: 'Takes a picture of a player away; he reads the reason.',
});
