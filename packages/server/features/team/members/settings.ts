import { declareSettings, numberSetting } from '../../site/settings/declare/index.ts';

export const memberSettings = declareSettings({
  openingsPerDay: numberSetting(
    { zh: '每个代理每日开户次数', en: 'Accounts that an agent opens a day' },
    50,
    { least: 0, most: 10_000 },
  ),
});
