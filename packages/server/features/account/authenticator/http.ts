import { authenticatorHttp } from '@fairlot/wire/account/authenticator';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { renewRecovery, turnOff } from './change.ts';
import { confirm, offer } from './enrol.ts';
import { readState } from './store.ts';

export function authenticatorRoutes({ db, settings: { dataFolder } }: Platform) {
  const stage = { db, dataFolder };
  return routes(authenticatorHttp, {
    getAuthenticator: async (_, { principal }) => {
      const { bound_ms: bound, codes_left: CodesLeft } = await readState(db, principal.playerId);
      return { IsOn: bound !== null, CodesLeft };
    },
    offerAuthenticator: ({ Password }, { principal }) => offer(stage, principal.playerId, Password),
    confirmAuthenticator: ({ Code }, { principal }) => confirm(stage, principal, Code),
    renewRecovery: ({ Password: password, Code: code }, { principal, ip }) =>
      renewRecovery(stage, { playerId: principal.playerId, ip }, { password, code }),
    removeAuthenticator: ({ Password: password, Code: code }, { principal, ip }) =>
      turnOff(stage, { playerId: principal.playerId, ip }, { password, code }),
  });
}
