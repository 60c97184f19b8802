import { accountHttp } from '@fairlot/wire/account';
import type { Platform } from '../../platform/feature.ts';
import { routes } from '../../platform/route.ts';
import { changeNickname } from './change-nickname.ts';
import { changePassword } from './change-password.ts';
import { chooseHeadImage } from './choose-head-image.ts';
import { getProfile } from './profile.ts';
import { getSecurityCenterData } from './security-center.ts';
import { getNetworks, setNetworks } from './set-networks.ts';
import { setPhrase } from './set-phrase.ts';

export const accountRoutes = ({ db, ports, settings: { dataFolder } }: Platform) =>
  routes(accountHttp, {
    getSecurityCenterData: (_, { principal }) =>
      getSecurityCenterData({ db, ports }, principal.playerId),
    changePassword: (form, { principal }) =>
      changePassword({ db, ports, dataFolder }, principal, {
        kind: form.Kind,
        old: form.OldPassword,
        next: form.NewPassword,
        again: form.ConfirmPassword,
        code: form.Code,
      }),
    getProfile: (_, { principal }) => getProfile({ db, dataFolder }, principal.playerId),
    changeNickname: ({ NickName }, { principal }) =>
      changeNickname(db, principal.playerId, NickName),
    chooseHeadImage: ({ HeadImage }, { principal }) =>
      chooseHeadImage(db, principal.playerId, HeadImage),
    getNetworks: (_, { principal, ip }) => getNetworks(db, principal.playerId, ip),
    setNetworks: ({ Networks: texts, Password: password }, { principal: { playerId }, ip }) =>
      setNetworks({ db, dataFolder }, { playerId, ip }, { texts, password }),
    setPhrase: ({ Phrase, Password }, { principal }) =>
      setPhrase({ db, dataFolder }, principal.playerId, { phrase: Phrase, password: Password }),
  });
