import { declareSettings, numberSetting } from '../site/index.ts';

export const chainSettings = declareSettings({
  chainQuarantineHours: numberSetting(
    { zh: '收款地址隔离（小时）', en: 'Address rests after an order, hours' },
    168,
    { least: 1, most: 8_760 },
  ),
});
