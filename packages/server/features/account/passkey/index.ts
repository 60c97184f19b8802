import type { Feature } from '#platform/feature';
import { securityRows } from '../../auth/credentials/index.ts';
import { loginMethods } from '../../auth/login/second-step/index.ts';
import { passkeyRoutes } from './http.ts';
import { passkeyJobs } from './jobs.ts';
import { forgetPasskeys } from './remove.ts';
import { listPasskeyRows } from './security-rows.ts';
import { readSite } from './site.ts';

export { forgetPasskeys } from './remove.ts';
export { isPasskeyShown } from './show.ts';
export { stageOf as passkeyStage, type PasskeyDeps as PasskeyStage } from './stage.ts';
export { countPasskeys } from './store.ts';

/** Passkeys of players: a key that a device keeps, which signs in alone. */
export const passkey: Feature = {
  name: 'passkey',
  http: passkeyRoutes,
  jobs: passkeyJobs,
  provide: ({ ports, settings: { ownAddress } }) => {
    ports.add(securityRows, listPasskeyRows(ownAddress));
    ports.fill(loginMethods.passkey, (tx, playerId) => forgetPasskeys(ports, tx, playerId));
  },
  start: async ({ db, log, settings: { ownAddress } }) => {
    if (await readSite(db, ownAddress)) return;
    log.info({}, 'players have no passkeys here: npm run site -- set passkeyHost NAME');
  },
};
