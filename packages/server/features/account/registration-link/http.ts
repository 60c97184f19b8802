import { registrationLinkHttp } from '@fairlot/wire/account/registration-link';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { withDeviceKey } from '../../auth/login/sessions/index.ts';
import { getDefaultCode, getRegisterForm } from './look.ts';
import { getDemoLink, openDemo } from './open-demo.ts';
import { getOwnComers } from './comers.ts';
import { deleteOwnLink, disableOwnLink } from './change-own-link.ts';
import { getOwnLinks } from './own-links.ts';
import { makeOwnLink } from './make-own-link.ts';
import { sendRegisterCode } from './send-code.ts';

export function registrationLinkRoutes({
  db,
  ports,
  settings: { dataFolder, ownAddress },
}: Platform) {
  const stage = { db, ports, dataFolder };
  return routes(registrationLinkHttp, {
    getRegisterLinkCode: async () => ({ RegisterLinkCode: await getDefaultCode(db) }),
    getDemoLink: async () => ({ DemoLink: await getDemoLink(db) }),
    getRegisterForm: ({ Link }, { ip }) => getRegisterForm(db, Link, ip),
    sendRegisterCode: (asked, { ip }) => sendRegisterCode(stage, asked, ip),
    openDemo: ({ Agree: agrees, Work: work }, call) =>
      openDemo(stage, { agrees, work }, withDeviceKey(call)),
    getOwnLinks: (asked, { principal }) =>
      getOwnLinks({ db, ownAddress }, principal.playerId, asked),
    makeOwnLink: (asked, { principal }) => makeOwnLink(db, principal.playerId, asked),
    disableOwnLink: ({ Id: id, IsDisabled: isDisabled }, { principal }) =>
      disableOwnLink(db, { makerId: principal.playerId, id }, isDisabled),
    deleteOwnLink: ({ Id: id }, { principal }) =>
      deleteOwnLink(db, { makerId: principal.playerId, id }),
    getOwnComers: (asked, { principal }) => getOwnComers(db, principal.playerId, asked),
  });
}
