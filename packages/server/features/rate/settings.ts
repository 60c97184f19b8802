import { declareSettings, numberSetting, textSetting } from '../site/index.ts';

/** How the sources of a rate are read (product 5.7). */
export const rateSettings = declareSettings({
  rateEverySeconds: numberSetting({ zh: '汇率刷新（秒）', en: 'Rate read every, seconds' }, 60, {
    least: 5,
    most: 3_600,
  }),
  rateStaleSeconds: numberSetting(
    { zh: '汇率过期（秒）', en: 'Rate too old after, seconds' },
    300,
    { least: 10, most: 86_400 },
  ),
  rateSourcesLeast: numberSetting(
    { zh: '汇率最少来源数', en: 'Sources of a rate at the least' },
    2,
    { least: 1, most: 20 },
  ),
  ratePick: textSetting(
    { zh: '汇率取法（median 中位数 / order 按顺序第一个）', en: 'Rate taken: median, or order' },
    'median',
    { most: 6, pattern: /^(?:median|order)$/ },
  ),
  rateBound: numberSetting(
    {
      zh: '汇率单次变动上限（万分之）',
      en: 'Most that a rate moves at once (hundredths of a per cent)',
    },
    500,
    { least: 1, most: 10_000 },
  ),
  rateLockMinutes: numberSetting(
    { zh: '充值汇率锁定（分钟）', en: 'Rate of a deposit is locked, minutes' },
    15,
    { least: 1, most: 1_440 },
  ),
  rateQuoteSeconds: numberSetting(
    { zh: '提款报价有效（秒）', en: 'Quote of a withdrawal is good, seconds' },
    60,
    { least: 0, most: 900 },
  ),
});
