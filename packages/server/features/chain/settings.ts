import { declareSettings, numberSetting } from '../site/index.ts';

export const chainSettings = declareSettings({
  chainQuarantineHours: numberSetting(
    { zh: '收款地址隔离（小时）', en: 'Address rests after an order, hours' },
    168,
    { least: 1, most: 8_760 },
  ),
  chainDust: numberSetting(
    { zh: 'USDT 粉尘下限（千分之一 USDT）', en: 'USDT below which a payment is dust, thousandths' },
    100,
    { least: 1, most: 1_000_000 },
  ),
});
