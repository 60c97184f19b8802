import {
  declareSettings,
  numberSetting,
  switchSetting,
} from '../../site/settings/declare/index.ts';

/** How pictures that players upload of themselves are taken. */
export const AVATAR_SETTINGS = declareSettings({
  avatarReview: switchSetting(
    { zh: '上传的头像须经审核', en: 'Uploaded pictures wait for a look' },
    true,
  ),
  avatarsPerDay: numberSetting(
    {
      zh: '每位玩家每天上传头像次数（0：不接受）',
      en: 'Pictures that a player may upload a day (0: none)',
    },
    5,
    { least: 0, most: 100 },
  ),
});
