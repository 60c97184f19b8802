import type { Feature } from '#platform/feature';
import { debtConsoleRoutes } from './console.ts';
import { debtRoutes } from './http.ts';
import { offsetAct } from './propose-offset.ts';
import { writeOffAct } from './propose-write-off.ts';
import { debtInvariants } from './store-audit.ts';

export { holdDebtor, payOff } from './offset-debt.ts';
export { collect, type Collected } from './run-debt.ts';
export { isMoved } from './store.ts';
export { owedOf, type Owed } from './store-owed.ts';

/** What players owe: what was taken back of them and was not in their wallets any more (product 6.1, 6.8). */
export const debt: Feature = {
  name: 'debt',
  http: debtRoutes,
  console: debtConsoleRoutes,
  twoPersonActs: [offsetAct, writeOffAct],
  invariants: debtInvariants,
};
