import { declareSettings, numberSetting } from '../../site/settings/declare/index.ts';

/** How many messages leave within 24 hours; whatever is said of a change beside. */
export const bounds = declareSettings({
  messagesPerAddress: numberSetting(
    { zh: '每个地址每日短信与邮件上限', en: 'Messages to one address a day' },
    10,
    { least: 1, most: 1_000 },
  ),
  messagesPerPlayer: numberSetting(
    { zh: '每位玩家每日短信与邮件上限', en: 'Messages of one player a day' },
    20,
    { least: 1, most: 1_000 },
  ),
  messagesPerNetwork: numberSetting(
    { zh: '每个网络每日短信与邮件上限', en: 'Messages that one network asks for a day' },
    200,
    { least: 1, most: 1_000_000 },
  ),
  messagesPerDay: numberSetting(
    { zh: '全站每日短信与邮件上限', en: 'Messages of the whole site a day' },
    20_000,
    { least: 1, most: 10_000_000 },
  ),
});
