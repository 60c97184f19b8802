import { profileHttp } from '@fairlot/wire/account/profile';
import type { Assertion } from '@fairlot/wire/auth/credentials';
import type { Principal } from '#platform/access';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { isPasskeyShown, passkeyStage } from '../passkey/index.ts';
import { changeNickname } from './change-nickname.ts';
import { changePassword } from './change-password.ts';
import { chooseHeadImage } from './choose-head-image.ts';
import { getProfile } from './profile.ts';
import { resetFundPassword, sendFundCode } from './reset-fund.ts';
import { getSecurityCenterData } from './security-center.ts';
import { getNetworks, setNetworks } from './set-networks.ts';
import { uploadAvatar } from './upload-avatar.ts';
import { setPhrase } from './set-phrase.ts';

type Login = Pick<Principal, 'playerId' | 'sessionId'>;

export const profileRoutes = (platform: Platform) => {
  const { db, ports, settings, mediaOrigin } = platform;
  const { dataFolder } = settings;
  const passkeys = passkeyStage(platform);
  const isShown = (login: Login, passkey: Assertion) => isPasskeyShown(passkeys, login, passkey);
  return routes(profileHttp, {
    getSecurityCenterData: (_, { principal }) =>
      getSecurityCenterData({ db, ports }, principal.playerId),
    changePassword: (form, { principal }) =>
      changePassword({ db, ports, dataFolder, isPasskeyShown: isShown }, principal, {
        kind: form.Kind,
        old: form.OldPassword,
        next: form.NewPassword,
        again: form.ConfirmPassword,
        code: form.Code,
        passkey: form.Passkey,
      }),
    sendFundCode: ({ Kind: kind, Password: password }, { principal, ip }) =>
      sendFundCode({ db, dataFolder }, { ...principal, ip }, { kind, password }),
    resetFundPassword: (form, { principal, ip }) =>
      resetFundPassword(
        { db, ports, dataFolder },
        { ...principal, ip },
        {
          kind: form.Kind,
          sent: form.Sent,
          next: form.NewPassword,
          again: form.ConfirmPassword,
          password: form.Password,
          code: form.Code,
        },
      ),
    getProfile: (_, { principal }) =>
      getProfile({ db, dataFolder, mediaOrigin }, principal.playerId),
    changeNickname: ({ NickName }, { principal }) =>
      changeNickname(db, principal.playerId, NickName),
    chooseHeadImage: ({ HeadImage }, { principal }) =>
      chooseHeadImage(db, principal.playerId, HeadImage),
    uploadAvatar: ({ Picture }, { principal }) =>
      uploadAvatar(platform, principal.playerId, Picture),
    getNetworks: (_, { principal, ip }) => getNetworks(db, principal.playerId, ip),
    setNetworks: ({ Networks: texts, Password: password, Code: code }, { principal, ip }) =>
      setNetworks({ db, ports, dataFolder }, { ...principal, ip }, { texts, password, code }),
    setPhrase: ({ Phrase, Password }, { principal }) =>
      setPhrase({ db, dataFolder }, principal.playerId, { phrase: Phrase, password: Password }),
  });
};
