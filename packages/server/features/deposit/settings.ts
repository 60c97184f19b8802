import { declareSettings, numberSetting } from '../site/index.ts';

export const depositSettings = declareSettings({
  depositTimes: numberSetting(
    { zh: '充值流水倍数（百分之一）', en: 'Times a deposit is turned over, in hundredths' },
    100,
    { least: 0, most: 10_000 },
  ),
  usdtTolerance: numberSetting(
    {
      zh: 'USDT 到账允许差额（万分之）',
      en: 'USDT may differ from its order by (hundredths of a per cent)',
    },
    100,
    { least: 0, most: 2_000 },
  ),
});
