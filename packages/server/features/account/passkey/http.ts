import { passkeyHttp } from '@fairlot/wire/account/passkey';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { withDeviceKey } from '../../auth/login/sessions/index.ts';
import { currentSettings } from '../../site/settings/values/index.ts';
import { addPasskey, offerPasskey } from './add.ts';
import { getPasskeys } from './list.ts';
import { removePasskey } from './remove.ts';
import { renamePasskey } from './rename.ts';
import { offerShow } from './show.ts';
import { offerSignIn, signInByPasskey } from './sign-in.ts';
import { stageOf } from './stage.ts';

export function passkeyRoutes(platform: Platform) {
  const stage = stageOf(platform);
  const settings = currentSettings(platform.db);
  return routes(passkeyHttp, {
    offerSignIn: async (_, { ip }) => offerSignIn(stage, await settings(), ip),
    signIn: async (signed, call) =>
      signInByPasskey(stage, await settings(), signed, withDeviceKey(call)),
    getPasskeys: (_, { principal, userAgent }) => getPasskeys(stage, principal.playerId, userAgent),
    offerPasskey: ({ Password: password, Code: code }, { principal, ip }) =>
      offerPasskey(stage, { ...principal, ip }, { password, code }),
    addPasskey: (made, { principal }) => addPasskey(stage, principal, made),
    renamePasskey: ({ Id, Name }, { principal }) =>
      renamePasskey(platform.db, principal.playerId, Id, Name),
    removePasskey: ({ Id, Password: password, Code: code }, { principal: { playerId }, ip }) =>
      removePasskey(stage, { playerId, ip }, Id, { password, code }),
    offerShow: (_, { principal }) => offerShow(stage, principal),
  });
}
