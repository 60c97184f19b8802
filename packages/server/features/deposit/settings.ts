import { declareSettings, numberSetting } from '../site/index.ts';

export const depositSettings = declareSettings({
  depositTimes: numberSetting(
    { zh: '充值流水倍数（百分之一）', en: 'Times a deposit is turned over, in hundredths' },
    100,
    { least: 0, most: 10_000 },
  ),
});
