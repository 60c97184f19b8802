import { maskedContact } from '@fairlot/rules/check/contact';
import { contactHttp } from '@fairlot/wire/account/contact';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { bind, remove, sendBindCode } from './bind.ts';
import { forgot } from './forgot.ts';
import { reset } from './reset.ts';
import { readContacts } from './sealed-contact.ts';

export function contactRoutes(platform: Platform) {
  const {
    db,
    settings: { dataFolder },
  } = platform;
  const stage = { db, dataFolder };
  return routes(contactHttp, {
    getContacts: async (_, { principal }) => ({
      Contacts: (await readContacts(db, dataFolder, principal.playerId)).map(
        ({ kind, address, boundMs }) => ({
          Kind: kind,
          Masked: maskedContact(kind, address),
          BoundTimeStamp: boundMs,
        }),
      ),
    }),
    sendContactCode: ({ Kind: kind, Address: address, Password: password }, { principal, ip }) =>
      sendBindCode(stage, { playerId: principal.playerId, kind, address }, { password, ip }),
    bindContact: ({ Kind: kind, Address: address, Code }, { principal }) =>
      bind(stage, { ...principal, kind, address }, Code),
    removeContact: ({ Kind: kind, Password }, { principal }) =>
      remove(stage, { playerId: principal.playerId, kind }, Password),
    forgotPassword: ({ UserName: userName, Email: email }, { ip }) =>
      forgot(platform, { userName, email }, ip),
    resetPassword: ({ Token: token, Password: password, Code: code }, { ip }) =>
      reset({ ...stage, ports: platform.ports }, { token, password, code }, ip),
  });
}
