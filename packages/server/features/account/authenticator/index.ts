import { transaction } from '#platform/db';
import type { Feature } from '#platform/feature';
import { authenticatorCode } from '../../auth/credentials/guard/index.ts';
import { securityRows } from '../../auth/credentials/index.ts';
import { secondSteps } from '../../auth/login/second-step/index.ts';
import { askCode } from './ask-code.ts';
import { isCodeNow } from './check-code.ts';
import { authenticatorRoutes } from './http.ts';
import { listFactorRows } from './security-rows.ts';
import { findByName } from './store.ts';

export { isOn as hasAuthenticator, readFundHash, readState as readAuthenticator } from './store.ts';
export { fundsRestUntil, restFunds } from './store-rest.ts';
export { REST_HOURS, takeAuthenticator } from './take-away.ts';
export { proveOwner, type OwnerFault } from './prove-owner.ts';
export { proveFunds, type FundFault } from './prove-funds.ts';

/** What a player shows beside his password: a code of his authenticator, or a recovery code. */
export const authenticator: Feature = {
  name: 'authenticator',
  http: authenticatorRoutes,
  provide: ({ db, ports, settings: { dataFolder } }) => {
    ports.add(securityRows, listFactorRows);
    ports.fill(secondSteps.code, askCode(dataFolder));
    ports.fill(authenticatorCode, async (code) => {
      const playerId = await findByName(db, code.nameKey);
      if (playerId === undefined) return false;
      return transaction(db, (tx) => isCodeNow({ tx, dataFolder }, playerId, code));
    });
  },
};
