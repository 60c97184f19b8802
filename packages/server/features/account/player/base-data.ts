import { BARS_BETS, FREEZES_FUNDS, hasAny } from '@fairlot/rules/check/access';
import { invariant } from '@fairlot/rules/core/invariant';
import type { Output } from '@fairlot/wire/core';
import type { playerHttp } from '@fairlot/wire/account/player';
import { OF_SITE } from '../../site/settings/index.ts';
import type { Platform } from '#platform/feature';
import { pictureUrl } from '../../site/media/index.ts';
import { readPlayer } from './store.ts';

/** Who the player is, for his own eyes. */
export async function getBaseData(
  platform: Pick<Platform, 'db' | 'mediaOrigin'>,
  playerId: bigint,
): Promise<Output<typeof playerHttp.getPlayerBaseData>['playerData']> {
  const [player, { merchantCode }] = await Promise.all([
    readPlayer(platform.db, playerId),
    OF_SITE.read(platform.db),
  ]);
  invariant(player, 'a session belongs to a player');
  return {
    UserName: player.user_name,
    NickName: player.nick_name,
    HeadImage: player.head_image,
    MerchantCode: merchantCode,
    HeadPicture: pictureUrl(platform, player.head_picture),
    IsAgent: player.is_agent,
    PrizeGroup: player.prize_group,
    Rebate: player.rebate,
    RegisterTimeStamp: Number(player.created_ms),
    LastLoginTimeStamp: player.last_login_ms === null ? null : Number(player.last_login_ms),
    IsBetDisabled: hasAny(player.flags, [...BARS_BETS, ...FREEZES_FUNDS]),
  };
}
