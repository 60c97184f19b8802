import { declareSettings, listSetting, numberSetting } from '../site/index.ts';

const DAYS = { least: 1, most: 365 };

/** What a bonus is held to, as it is offered (product 5.12); amounts are whole units. */
export const BONUS_SETTINGS = declareSettings({
  bonusMostStake: numberSetting(
    {
      zh: '可使用红利的单注最高（0：不限）',
      en: 'Most of a bet that takes a bonus (0 for no limit)',
    },
    100,
    { least: 0, most: 1_000_000_000 },
  ),
  bonusClaimDays: numberSetting({ zh: '红利领取期限（天）', en: 'Days to take a bonus' }, 7, DAYS),
  bonusDays: numberSetting({ zh: '红利有效期（天）', en: 'Days that a bonus lasts' }, 30, DAYS),
  bonusMostRelease: numberSetting(
    {
      zh: '红利释放上限（红利的倍数，0：不限）',
      en: 'Most that is released: so many times the bonus (0: all)',
    },
    0,
    { least: 0, most: 1_000 },
  ),
  bonusGames: listSetting(
    { zh: '不可使用红利的彩种编号', en: 'Ids of games that take no bonus' },
    [],
    { most: 200, each: { most: 5, pattern: /^[1-9]\d{0,4}$/ } },
  ),
});
