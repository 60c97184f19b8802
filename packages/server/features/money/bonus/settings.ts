import { MONEY_NAMES } from '@fairlot/rules/check/money-settings';
import {
  byTwo,
  declareSettings,
  listSetting,
  numberSetting,
} from '../../site/settings/declare/index.ts';

const DAYS = { least: 1, most: 365 };

/** What a bonus is held to, as it is offered (product 5.12); amounts are whole units. */
export const BONUS_SETTINGS = declareSettings({
  ...byTwo({
    bonusMostStake: numberSetting(MONEY_NAMES.bonusMostStake, 100, {
      least: 0,
      most: 1_000_000_000,
    }),
    bonusClaimDays: numberSetting(MONEY_NAMES.bonusClaimDays, 7, DAYS),
    bonusDays: numberSetting(MONEY_NAMES.bonusDays, 30, DAYS),
    bonusMostRelease: numberSetting(MONEY_NAMES.bonusMostRelease, 0, { least: 0, most: 1_000 }),
  }),
  bonusGames: listSetting(
    { zh: '不可使用红利的彩种编号', en: 'Ids of games that take no bonus' },
    [],
    { most: 200, each: { most: 5, pattern: /^[1-9]\d{0,4}$/ } },
  ),
});
