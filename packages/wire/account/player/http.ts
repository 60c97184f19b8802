import * as z from 'zod/mini';
import { nothing, specPost, timestamp } from '../../core/index.ts';

const PlayerData = z.object({
  UserName: z.string(),
  NickName: z.string(),
  /** One of the pictures that are built in, by number. */
  HeadImage: z.int(),
  /** Of the site (spec section 3). */
  MerchantCode: z.string(),
  /** Where the picture is that he uploaded, which goes before that; empty: he has none. */
  HeadPicture: z.string(),
  IsAgent: z.boolean(),
  /** The player's own prize group, an even number from 1800 to 2000. */
  PrizeGroup: z.int(),
  /** Own rebate in ten-thousandths of the stake. */
  Rebate: z.int(),
  RegisterTimeStamp: timestamp,
  LastLoginTimeStamp: z.nullable(timestamp),
  IsBetDisabled: z.boolean(),
});

/** Spec section 7: what it answers stands under `playerData`. */
export const getPlayerBaseData = specPost('/api/AccountCenter/GetPlayerBaseData', {
  access: 'player',
  passive: true,
  input: nothing,
  output: z.object({ playerData: PlayerData }),
  about: 'Who the player is.',
});
