import { declareSettings, numberSetting } from '../../site/settings/declare/index.ts';

/** How long a password that somebody else chose opens the way to one of his own. */
export const handedSettings = declareSettings({
  handedPasswordHours: numberSetting(
    {
      zh: '交给玩家的一次性密码的有效时间（小时）',
      en: 'How long a password that was handed to a player is good for, in hours',
    },
    72,
    { least: 1, most: 720 },
  ),
});
