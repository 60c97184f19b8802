import type { Feature } from '#platform/feature';
import { bonusWalletOf } from '../../account/privilege/index.ts';
import { bonusConsoleRoutes } from './console.ts';
import { endBonus } from './propose-end-bonus.ts';
import { bonusRoutes } from './http.ts';
import { bonusJobs } from './jobs.ts';
import { bonusInvariants } from './store-audit.ts';
import { readHasAny } from './store.ts';
import { demoBonus } from './demo.ts';

export { bonusOffered } from './inbox-text.ts';
export { hasBonusStakes, NO_SHARES, type Shares, sharesOf, withBonus } from './stakes.ts';
export { type BonusCorrection, correctBonus } from './correct.ts';
export { offerBonus, type Offer } from './offer.ts';

/** Money that players are given to bet with, apart from their cash (product 5.12). */
export const bonus: Feature = {
  name: 'bonus',
  demo: [demoBonus],
  http: bonusRoutes,
  console: bonusConsoleRoutes,
  twoPersonActs: [endBonus],
  jobs: bonusJobs,
  invariants: bonusInvariants,
  provide: ({ ports, db }) =>
    ports.fill(bonusWalletOf, (playerId: bigint) => readHasAny(db, playerId)),
};
